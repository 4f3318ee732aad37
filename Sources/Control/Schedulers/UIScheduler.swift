import ConcurrencyExtras
public import Dispatch

/// The main queue, without a detour: what is scheduled on the main thread runs at once.
///
/// Use it for what only has to be on the main thread, and neither waits nor debounces.
public struct UIScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  public static let shared = UIScheduler()

  private init() {
    DispatchQueue.main.setSpecific(key: Self.key.value, value: true)
  }

  // Apple's class does not say that any thread may use it, and nothing of it can be changed.
  private static let key = UncheckedSendable(DispatchSpecificKey<Bool>())

  public var now: SchedulerTimeType { DispatchQueue.main.now }
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if DispatchQueue.getSpecific(key: Self.key.value) == true {
      action()
    } else {
      DispatchQueue.main.schedule(options: nil, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date,
      interval: interval,
      tolerance: tolerance,
      options: nil,
      action
    )
  }
}
