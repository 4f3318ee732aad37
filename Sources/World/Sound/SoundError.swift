/// Why there is no sound, in one sentence that says what, where, and what to do about it.
public struct SoundError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// The app may not listen.
    case denied
    case microphone
    case loudspeaker
    /// The file cannot be read, or not be written.
    case file
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
