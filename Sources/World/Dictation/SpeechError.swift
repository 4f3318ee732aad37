/// Why nothing is written down, in one sentence that says what, where, and what to do about it.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// The app may not listen.
    case denied
    /// There is no recogniser, no microphone, or no such recording.
    case unavailable
    /// It listened, and then it could not go on.
    case interrupted
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
