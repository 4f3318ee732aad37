#if !canImport(Combine)
  import ConcurrencyExtras
  import Dispatch
  public import Foundation

  extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DateMoment<OperationQueue>
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = UncheckedSendable(action)
      addOperation { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = UncheckedSendable(action)
      DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
        self.addOperation { action.value() }
      }
    }

    /// The next round is waited for when the last one has ended, so that two never overlap.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let isCancelled = LockIsolated(false)
      func wait(until date: SchedulerTimeType) {
        schedule(after: date, tolerance: tolerance, options: options) {
          guard !isCancelled.value else { return }
          action()
          wait(until: self.now.advanced(by: interval))
        }
      }
      wait(until: date)
      return AnyCancellable { isCancelled.setValue(true) }
    }
  }
#endif
