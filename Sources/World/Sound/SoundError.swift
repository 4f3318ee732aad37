/// Why there is no sound, in one sentence that says what, where, and what to do about it.
public struct SoundError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
