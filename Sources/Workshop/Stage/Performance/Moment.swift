/// When a frame is drawn: what movement on the stage is made of.
public struct Moment: Hashable, Sendable {
  /// Since the performance began.
  public let sinceStart: Duration
  /// Since the model changed last: how long ago the confetti went off, when that was the change.
  public let sinceChange: Duration

  public init(sinceStart: Duration, sinceChange: Duration) {
    self.sinceStart = sinceStart
    self.sinceChange = sinceChange
  }
}
