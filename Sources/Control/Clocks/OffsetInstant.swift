/// A moment of a clock that has no calendar: how long after the clock's beginning it is.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  public var offset: Duration

  public init(offset: Duration = .zero) { self.offset = offset }

  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
