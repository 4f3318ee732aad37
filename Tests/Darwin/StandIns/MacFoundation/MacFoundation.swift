// Foundation as Apple has it. A file that imports it sees the C library, Dispatch and Combine as
// well, and what are modules of their own on Linux.

import Combine
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import MacDispatch

extension RunLoop: IdleScheduler {
  public struct SchedulerOptions {}

  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: Self) -> IdleSeconds { 0 }
    public func advanced(by n: IdleSeconds) -> Self { self }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
}

extension OperationQueue: IdleScheduler {
  public struct SchedulerOptions {}

  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: Self) -> IdleSeconds { 0 }
    public func advanced(by n: IdleSeconds) -> Self { self }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
}

/// What Apple has twice, as two types: the stride of a run loop and that of an operation queue.
public struct IdleSeconds: IdleStride {
  public var magnitude: TimeInterval
  public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
  public init(integerLiteral value: TimeInterval) { magnitude = value }
  public init(floatLiteral value: TimeInterval) { magnitude = value }

  // Here, because a file has to import the module that has them.
  public static func seconds(_ s: Int) -> Self { 0 }
  public static func seconds(_ s: Double) -> Self { 0 }
  public static func milliseconds(_ ms: Int) -> Self { 0 }
  public static func microseconds(_ us: Int) -> Self { 0 }
  public static func nanoseconds(_ ns: Int) -> Self { 0 }
}
