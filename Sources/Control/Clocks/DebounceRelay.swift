import Synchronization

/// Takes values from a sequence as fast as they come, and gives the last one to a reader when it
/// was quiet after it.
///
/// Two tasks do its work: one listens to the sequence, one sleeps on the clock while a reader waits
/// for a value that may not pass yet.
final class DebounceRelay<Base: AsyncSequence & Sendable, C: Clock>: Sendable
where Base.Element: Sendable {
  typealias State = DebounceState<Base.Element, Base.Failure, C.Instant>

  private struct Work {
    var state: State
    var listener: Task<Void, Never>?
    var timer: Task<Void, Never>?
  }

  private let sequence: AsyncDebounceSequence<Base, C>
  private let work: Mutex<Work>

  init(_ sequence: AsyncDebounceSequence<Base, C>) {
    self.sequence = sequence
    work = Mutex(Work(state: State(quiet: sequence.interval)))
  }

  func next(isolation: isolated (any Actor)?) async throws(Base.Failure) -> Base.Element? {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { reader in
        change { [now] in $0.read(by: reader, at: now) }
      }
    } onCancel: {
      stop()
    }
    return try outcome.get()
  }

  func stop() {
    change { $0.stop() }
  }

  private func listen() async {
    var iterator = sequence.base.makeAsyncIterator()
    do throws(Base.Failure) {
      while let element = try await iterator.next(isolation: #isolation), !Task.isCancelled {
        change { [now] in $0.receive(element, at: now) }
      }
      change { [now] in $0.end(.success(()), at: now) }
    } catch {
      change { [now] in $0.end(.failure(error), at: now) }
    }
  }

  private func sleep(until deadline: C.Instant) async {
    // A clock that refuses to sleep holds nothing back.
    try? await sequence.clock.sleep(until: deadline, tolerance: sequence.tolerance)
    guard !Task.isCancelled else { return }
    change { [now] in $0.wake(from: deadline, at: now) }
  }

  /// The clock is asked before the state is locked, and not while it is.
  private var now: C.Instant { sequence.clock.now }

  /// Changes the state, and does what follows from that.
  ///
  /// A task begins under the lock, so that none begins when all is over. It is cancelled outside of
  /// it: that runs code of others, which the lock must not wait for.
  private func change(_ change: (inout State) -> State.Step) {
    let (step, superfluous) = work.withLock { work in
      let step = change(&work.state)
      if case .sleep(let deadline) = step { work.timer = Task { await sleep(until: deadline) } }
      if work.listener == nil, !work.state.hasEnded { work.listener = Task { await listen() } }
      let listener = work.state.hasEnded ? work.listener.take() : nil
      let timer = work.state.isTimeless ? work.timer.take() : nil
      return (step, [listener, timer].compactMap(\.self))
    }
    for task in superfluous { task.cancel() }
    if case .pass(let outcome, let reader) = step { reader.resume(returning: outcome) }
  }
}
