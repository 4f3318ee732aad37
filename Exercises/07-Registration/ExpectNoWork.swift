import Dependencies
import Dispatch
import Schedulers

/// A text that is saved on a queue in the background, two seconds after the last change.
///
/// After `discard()`, what was typed before is not saved any more.
@MainActor
protocol Draft: AnyObject {
  func type(_ text: String)
  func discard()
}

extension DependencyValues {
  /// Where files are written, so that no tap has to wait for a disk.
  var backgroundQueue: AnySchedulerOf<DispatchQueue> {
    get { self[BackgroundQueueKey.self] }
    set { self[BackgroundQueueKey.self] = newValue }
  }
}

private enum BackgroundQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.global(qos: .background)
  /// It does not wait, and says nothing: a test that expects no work here does not hear of any.
  static let testValue = AnySchedulerOf<DispatchQueue>.immediate
}

/// A queue on which a test expects nothing.
struct UnexpectedQueue: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// What a failure calls it.
  let name: String

  var now: SchedulerTimeType { DispatchQueue.immediate.now }
  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report()
    action()
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    report()
    action()
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    report()
    action()
    return AnyCancellable {}
  }

  private func report() {
    // TODO: Report an issue that names this queue.
  }
}

/// Reports an issue if a draft is saved too early, or after it was discarded.
@MainActor
func checkThatADiscardedDraftIsNotSaved(_ makeDraft: () -> any Draft) async {
  // TODO: Hand over a main queue that you move, and a background queue that expects no work.
  let draft = withDependencies {
    $0.mainQueue = .immediate
  } operation: {
    makeDraft()
  }
  // TODO: Let each of two changes wait as long as it can, discard the draft, and let a minute pass.
  draft.type("Dear Ada")
  draft.discard()
}
