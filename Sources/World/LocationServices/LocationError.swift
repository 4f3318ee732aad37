/// Why there is no location, in one sentence that says what, where, and what to do about it.
public struct LocationError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// The app may not know where the person is.
    case denied
    /// No location right now. While updates are on, the manager keeps trying.
    case locationUnknown
    /// What the locations come from cannot be reached. Updates have stopped.
    case network
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
