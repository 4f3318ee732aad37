#if !canImport(Combine)
  public import Foundation

  /// A moment of what counts time in dates. Those of a run loop and of an operation queue are two
  /// types, as Combine's are.
  public struct DateMoment<Owner>: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }
  }

  extension DateMoment: NamedMoment {
    public static var start: Self { Self(Date(timeIntervalSince1970: 0)) }
    public static var schedulerName: String { "\(Owner.self)" }
  }

  extension DateMoment {
    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
      Sendable, ExpressibleByFloatLiteral
    {
      /// The seconds with their sign, as Combine has it.
      public var magnitude: TimeInterval
      public var timeInterval: TimeInterval { magnitude }

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
      public static func seconds(_ s: Double) -> Self { Self(s) }
      public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }
#endif
