// What the judged files use of Dispatch, whose own module for Linux brings another C library.

public final class DispatchQueue: Sendable {
  public static var main: DispatchQueue { fatalError() }
  public init(label: String, qos: DispatchQoS = .unspecified) {}
  public func async(group: DispatchGroup? = nil, execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
}

public enum DispatchQoS: Sendable {
  case unspecified, userInteractive
}

public final class DispatchGroup: Sendable {
  public init() {}
  public func wait() {}
}

public enum DispatchTimeInterval: Sendable {
  case milliseconds(Int)
}

public struct DispatchTime {
  public static func now() -> Self { Self() }
  public static func + (time: Self, interval: DispatchTimeInterval) -> Self { time }
  public static func + (time: Self, seconds: Double) -> Self { time }
}
