/// The lane, in the shape of the executor of the global pool.
final class LaneTaskExecutor: TaskExecutor {
  static let shared = LaneTaskExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    SerialLane.shared.enqueue(Job(UnownedJob(job), on: .pool))
  }
}

#if !canImport(Darwin) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  // The names are not public, so they are used only with the compiler that they are known of.
  //
  // From 6.3 on a task that yields, or that hops to the main actor, need not pass the hooks: it
  // hands its job straight to an executor. So the executors are replaced by ones that hand it to
  // the lane.

  /// An executor that replaces one of the runtime.
  protocol StandIn: SchedulingExecutor {
    var original: any Executor { get }
  }

  extension StandIn {
    /// A job that waits for real time is left to the runtime: the lane cannot say when it comes to
    /// rest.
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      at instant: C.Instant,
      tolerance: C.Duration?,
      clock: C
    ) {
      guard let original = original as? any SchedulingExecutor else { return enqueue(job) }
      original.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
  }

  extension LaneTaskExecutor: StandIn {
    var original: any Executor { LaneExecutorFactory.originalPool }
  }

  /// The lane, in the shape of the executor of the main actor.
  final class LaneMainExecutor: MainExecutor, StandIn {
    private let main: any MainExecutor

    init(inPlaceOf original: any MainExecutor) {
      main = original
    }

    var original: any Executor { main }

    func enqueue(_ job: consuming ExecutorJob) {
      SerialLane.shared.enqueue(Job(UnownedJob(job), on: .main))
    }

    func run() throws { try main.run() }
    func stop() { main.stop() }
    func checkIsolated() { main.checkIsolated() }
    func isIsolatingCurrentContext() -> Bool? { main.isIsolatingCurrentContext() }
  }

  struct LaneExecutorFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = LaneMainExecutor(inPlaceOf: MainActor.executor)
    static let defaultExecutor: any TaskExecutor = LaneTaskExecutor.shared
    static let originalPool = Task.defaultExecutor

    static func install() {
      // Asked later, the runtime would answer with the lane.
      _ = originalPool
      _createExecutors(factory: Self.self)
    }
  }
#endif
