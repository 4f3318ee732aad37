/// One way to reach out, and what to write in its place.
struct Rule: Sendable {
  let kind: Kind

  /// The code, as it is written: `Task.sleep(`. It may begin with a point, after which the receiver
  /// does not matter. Where it ends, more may follow.
  let pattern: String
  let advice: String

  /// An argument that takes control: `using` in `.random(in: range, using: &generator)`.
  let unless: String?

  /// The module that a file has to import: its names are too common to speak for themselves.
  let importing: String?

  /// Whether the receiver is left out: `.now` where the type is known, but not `clock.now`.
  let isImplicit: Bool

  init(
    _ kind: Kind,
    _ pattern: String,
    _ advice: String,
    unless: String? = nil,
    importing: String? = nil,
    isImplicit: Bool = false
  ) {
    self.kind = kind
    self.pattern = pattern
    self.advice = advice
    self.unless = unless
    self.importing = importing
    self.isImplicit = isImplicit
  }
}
