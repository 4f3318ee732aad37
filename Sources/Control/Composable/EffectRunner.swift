import ConcurrencyExtras

/// Runs effects, and knows which of them run.
@MainActor
final class EffectRunner<Action> {
  typealias Operation = Effect<Action>.Operation

  /// Runs what an action that came from an effect makes necessary.
  private let receive: @MainActor (Action) -> Task<Void, Never>?
  private var cancellables: [EffectID: [Int: [Task<Void, Never>]]] = [:]
  private var count = 0

  /// Is told that an operation begins, and gives back what has to be told at its end.
  private let began: @MainActor () -> @Sendable () -> Void

  init(
    receive: @escaping @MainActor (Action) -> Task<Void, Never>?,
    began: @escaping @MainActor () -> @Sendable () -> Void = { {} }
  ) {
    self.receive = receive
    self.began = began
  }

  /// What an effect has started.
  struct Running {
    /// The effect alone: what `cancel(id:)` ends. What its actions started goes on, which is how an
    /// effect may send the action that begins it anew.
    var own: [Task<Void, Never>]
    /// The effect, and all that its actions have started.
    var all: Task<Void, Never>
  }

  /// Starts an effect; nil if nothing goes on after the call.
  func run(_ operation: Operation) -> Running? {
    switch operation {
    case .none:
      return nil
    case .send(let sent):
      return receive(sent.action).map { Running(own: [], all: $0) }
    case .run(let priority, let body):
      let ended = began()
      let children = LockIsolated<[Task<Void, Never>]>([])
      let own = Task(priority: priority) {
        await body(
          Send { action in
            guard let child = self.receive(action) else { return }
            children.withValue { $0.append(child) }
          }
        )
        ended()
      }
      return Running(own: [own], all: .waiting { [own] + children.value })
    case .merge(let operations):
      let parts = operations.compactMap(run)
      guard parts.count > 1 else { return parts.first }
      let all = parts.map(\.all)
      return Running(own: parts.flatMap(\.own), all: .waiting { all })
    case .concatenate(let operations):
      guard let operation = operations.first else { return nil }
      let others = Operation.concatenate(Array(operations.dropFirst()))
      guard let first = run(operation) else { return run(others) }
      guard operations.count > 1 else { return first }
      let later = LockIsolated<[Task<Void, Never>]>([])
      let own = Task {
        for task in first.own { await task.cancellableValue }
        guard !Task.isCancelled, let rest = self.run(others) else { return }
        later.setValue([rest.all])
        for task in rest.own { await task.cancellableValue }
      }
      return Running(own: [own], all: .waiting { [own, first.all] + later.value })
    case .cancellable(let id, let cancelInFlight, let operation):
      if cancelInFlight { cancel(id) }
      guard let running = run(operation) else { return nil }
      remember(running.own, id)
      return running
    case .cancel(let id):
      cancel(id)
      return nil
    }
  }

  private func cancel(_ id: EffectID) {
    for task in (cancellables.removeValue(forKey: id) ?? [:]).values.joined() { task.cancel() }
  }

  private func remember(_ tasks: [Task<Void, Never>], _ id: EffectID) {
    guard !tasks.isEmpty else { return }
    count += 1
    let number = count
    cancellables[id, default: [:]][number] = tasks
    Task {
      for task in tasks { await task.value }
      self.cancellables[id]?[number] = nil
      if self.cancellables[id]?.isEmpty == true { self.cancellables[id] = nil }
    }
  }
}

extension Task<Void, Never> {
  /// Ends with all of these, of which there may be more when the first has ended; cancels them with
  /// itself.
  fileprivate static func waiting(
    for tasks: @escaping @Sendable () -> [Task<Void, Never>]
  ) -> Task<Void, Never> {
    Task {
      await withTaskCancellationHandler {
        var index = 0
        while index < tasks().count {
          await tasks()[index].value
          index += 1
        }
      } onCancel: {
        for task in tasks() { task.cancel() }
      }
    }
  }
}
