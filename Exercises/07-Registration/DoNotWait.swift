import Dependencies
import Dispatch
import Observation
import Schedulers

/// What an app shows for its first two seconds.
@MainActor @Observable
final class Splash {
  private(set) var isOver = false
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  func appeared() {
    mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(2))) { [weak self] in
      self?.isOver = true
    }
  }

  /// A splash for a preview.
  static func forPreview() -> Splash {
    // TODO: Hand this splash your queue.
    Splash()
  }
}

/// A queue that does not wait.
struct ImmediateQueue: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// Its time stands still.
  let now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // TODO: Do not wait.
    DispatchQueue.main.schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // TODO: Do not wait.
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    // TODO: Run it now, and once: a timer that does not wait would go on for ever.
    AnyCancellable {}
  }
}
