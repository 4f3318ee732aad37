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
    withDependencies {
      $0.mainQueue = ImmediateQueue().eraseToAnyScheduler()
    } operation: {
      Splash()
    }
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
    action()
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
