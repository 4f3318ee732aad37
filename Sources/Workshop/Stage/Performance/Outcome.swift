/// The end of a performance.
public struct Outcome: Sendable {
  public enum Reason: Hashable, Sendable {
    /// Every scene has run to its end.
    case finished
    /// The person has pressed `q`.
    case quit
    /// The person has pressed Ctrl-C, or the system asked the process to end.
    case interrupted(signal: Int32)
  }

  /// One of the scenes.
  package struct Part: Sendable {
    package let title: String
    package let duration: Duration
    package let waited: Duration
  }

  public let reason: Reason
  package let parts: [Part]

  @MainActor
  init(_ reason: Reason, _ times: [SceneTime]) {
    self.reason = reason
    parts = times.map { Part(title: $0.title, duration: $0.duration, waited: $0.waited) }
  }

  /// The duration of the scenes, without the time in which the person looked at their last frame.
  public var duration: Duration { parts.map(\.duration).max() ?? .zero }

  /// The part of that time in which a scene waited for something real.
  package var waited: Duration { parts.map(\.waited).max() ?? .zero }

  /// The exit code of the process: 130 after Ctrl-C, as a shell expects.
  public var exitCode: Int32 {
    switch reason {
    case .finished, .quit: 0
    case .interrupted(let signal): 128 + signal
    }
  }
}
