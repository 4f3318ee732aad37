import Dispatch
import Schedulers

/// A queue that goes some times faster than the main one: what `--speed` gives to a version that
/// waits on a scheduler.
struct SpeedQueue: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  private let base: AnySchedulerOf<DispatchQueue>
  private let start: SchedulerTimeType
  private let speed: Double

  init(_ base: AnySchedulerOf<DispatchQueue>, speed: Double) {
    (self.base, self.speed) = (base, speed)
    start = base.now
  }

  var now: SchedulerTimeType { moment(base.now, times: speed) }

  var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    base.schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let date = moment(date, times: 1 / speed)
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let first = moment(date, times: 1 / speed)
    let second = moment(date.advanced(by: interval), times: 1 / speed)
    return base.schedule(
      after: first,
      interval: first.distance(to: second),
      tolerance: tolerance,
      options: options,
      action
    )
  }

  /// A moment so many times as far from the start.
  private func moment(_ moment: SchedulerTimeType, times factor: Double) -> SchedulerTimeType {
    let start = Double(start.dispatchTime.uptimeNanoseconds)
    let distance = Double(moment.dispatchTime.uptimeNanoseconds) - start
    let nanoseconds = min(max(1, start + distance * factor), 9e18)
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(nanoseconds)))
  }
}
