#if !canImport(Combine)
  import ConcurrencyExtras
  public import Foundation

  // On Linux a run loop turns where a program turns it: that of the main thread does not turn on
  // its own, as it does in an app elsewhere.
  extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateMoment<RunLoop>
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = UncheckedSendable(action)
      perform { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      _ = start(at: date, tolerance: tolerance, action)
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let timer = start(at: date, every: interval, tolerance: tolerance, action)
      return AnyCancellable { timer.invalidate() }
    }

    private func start(
      at date: SchedulerTimeType,
      every interval: SchedulerTimeType.Stride? = nil,
      tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> Timer {
      let action = UncheckedSendable(action)
      let seconds = interval?.timeInterval ?? 0
      let timer = Timer(fire: date.date, interval: seconds, repeats: interval != nil) { _ in
        action.value()
      }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
      return timer
    }
  }
#endif
