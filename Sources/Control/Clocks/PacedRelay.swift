import Synchronization

/// Takes values from a sequence as fast as they come, and gives them to a reader at its own pace.
///
/// Two tasks do its work: one listens to the sequence, one sleeps on the clock while a reader waits
/// for a value that may not pass yet.
final class PacedRelay<Base: AsyncSequence & Sendable, C: Clock>: Sendable
where Base.Element: Sendable {
  typealias State = PaceState<Base.Element, Base.Failure, C.Instant>

  private let base: Base
  private let clock: C
  private let tolerance: C.Duration?
  private let state: Mutex<State>
  private let work = Mutex(PacedWork())

  init(_ base: Base, quiet: C.Duration, tolerance: C.Duration?, clock: C) {
    self.base = base
    self.clock = clock
    self.tolerance = tolerance
    state = Mutex(State(quiet: quiet))
  }

  func next(isolation: isolated (any Actor)?) async throws(Base.Failure) -> Base.Element? {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { read(by: $0) }
    } onCancel: {
      stop()
    }
    return try outcome.get()
  }

  func stop() {
    for task in work.withLock({ $0.stop() }) { task.cancel() }
    perform(state.withLock { $0.stop() })
  }

  private func read(by reader: State.Reader) {
    work.withLock { $0.listen { Task { await listen() } } }
    let now = clock.now
    perform(state.withLock { $0.read(by: reader, at: now) })
  }

  private func listen() async {
    var iterator = base.makeAsyncIterator()
    do throws(Base.Failure) {
      while let element = try await iterator.next(isolation: #isolation), !Task.isCancelled {
        let now = clock.now
        perform(state.withLock { $0.receive(element, at: now) })
      }
      end(.success(()))
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ ending: Result<Void, Base.Failure>) {
    let now = clock.now
    let (step, isTimeless) = state.withLock { ($0.end(ending, at: now), $0.isTimeless) }
    if isTimeless { for task in work.withLock({ $0.stopTiming() }) { task.cancel() } }
    perform(step)
  }

  private func sleep(until deadline: C.Instant) async {
    // A clock that refuses to sleep holds nothing back.
    try? await clock.sleep(until: deadline, tolerance: tolerance)
    guard !Task.isCancelled else { return }
    let now = clock.now
    perform(state.withLock { $0.wake(from: deadline, at: now) })
  }

  private func perform(_ step: State.Step) {
    switch step {
    case .none: break
    case .pass(let outcome, let reader): reader.resume(returning: outcome)
    case .sleep(let deadline):
      work.withLock { $0.time { Task { await sleep(until: deadline) } } }
    }
  }
}
