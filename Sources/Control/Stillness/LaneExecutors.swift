#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  // From 6.3 on a task that yields, or sleeps on a real clock, does not pass the hooks: it hands its
  // job straight to the executor that it runs on. So the executors are replaced too.

  /// The lane, in the shape of the executor of the global pool.
  final class LaneTaskExecutor: TaskExecutor, SchedulingExecutor {
    private let original: any TaskExecutor

    init(inPlaceOf original: any TaskExecutor) {
      self.original = original
    }

    func enqueue(_ job: consuming ExecutorJob) {
      SerialLane.shared.enqueue(Job(UnownedJob(job), on: .pool))
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      at instant: C.Instant,
      tolerance: C.Duration?,
      clock: C
    ) {
      (original as? any SchedulingExecutor)?
        .enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
  }

  /// The lane, in the shape of the executor of the main actor.
  final class LaneMainExecutor: MainExecutor, SchedulingExecutor {
    private let original: any MainExecutor

    init(inPlaceOf original: any MainExecutor) {
      self.original = original
    }

    func enqueue(_ job: consuming ExecutorJob) {
      SerialLane.shared.enqueue(Job(UnownedJob(job), on: .main))
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      at instant: C.Instant,
      tolerance: C.Duration?,
      clock: C
    ) {
      (original as? any SchedulingExecutor)?
        .enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    func run() throws { try original.run() }
    func stop() { original.stop() }
    func checkIsolated() { original.checkIsolated() }
    func isIsolatingCurrentContext() -> Bool? { original.isIsolatingCurrentContext() }
  }

  struct LaneExecutorFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = LaneMainExecutor(inPlaceOf: MainActor.executor)
    static let defaultExecutor: any TaskExecutor = LaneTaskExecutor(inPlaceOf: Task.defaultExecutor)

    static func install() {
      _createExecutors(factory: Self.self)
    }
  }
#endif
