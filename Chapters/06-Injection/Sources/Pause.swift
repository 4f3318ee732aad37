/// How long the person looks before the next tap.
struct Pause: Sendable {
  let wait: @Sendable (_ isLiveCall: Bool) async -> Void

  static let none = Pause { _ in }
}
