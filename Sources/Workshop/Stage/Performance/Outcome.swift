/// How a performance ended.
public struct Outcome: Sendable {
  public enum Reason: Hashable, Sendable {
    /// Everything that happens by itself has happened.
    case finished
    /// Somebody pressed `q`.
    case quit
    /// Somebody pressed Ctrl-C, or the system asked the process to end.
    case interrupted(signal: Int32)
  }

  public let reason: Reason
  /// How long the scenes took, without the time that somebody looked at the end of them.
  public let duration: Duration

  /// What the process should end with: 130 after Ctrl-C, as a shell expects.
  public var exitCode: Int32 {
    switch reason {
    case .finished, .quit: 0
    case .interrupted(let signal): 128 + signal
    }
  }
}
