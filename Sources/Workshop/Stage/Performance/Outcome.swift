/// The end of a performance.
public struct Outcome: Sendable {
  /// One of the scenes.
  package struct Part: Sendable {
    package let title: String
    package let duration: Duration
    package let waited: Duration
  }

  package let parts: [Part]
  /// The signal with which the person or the system ended it; nil if the scenes were over, or the
  /// person pressed `q`.
  package let signal: Int32?

  @MainActor
  init(_ times: [SceneTime], signal: Int32? = nil) {
    parts = times.map { Part(title: $0.title, duration: $0.duration, waited: $0.waited) }
    self.signal = signal
  }

  /// The duration of the scenes, without the time in which the person looked at their last frame.
  public var duration: Duration { parts.map(\.duration).max() ?? .zero }

  /// The part of that time in which a scene waited for something real.
  package var waited: Duration { parts.map(\.waited).max() ?? .zero }

  /// The exit code of the process: 130 after Ctrl-C, as a shell expects.
  public var exitCode: Int32 { signal.map { 128 + $0 } ?? 0 }
}
