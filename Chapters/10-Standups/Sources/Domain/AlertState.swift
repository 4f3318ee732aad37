/// A question to the person, as a value: a test reads it, and the stage draws it.
struct AlertState<Action: Equatable & Sendable>: Equatable, Sendable {
  let title: String
  var message = ""
  let buttons: [Button]

  struct Button: Equatable, Sendable {
    let label: String
    /// Nil where the button only takes the alert away.
    let action: Action?
    /// Whether something is gone afterwards. Enter never taps such a button unasked.
    var isDestructive = false
  }
}
