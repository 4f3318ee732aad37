import ConcurrencyExtras

/// Runs effects, and knows which of them run.
@MainActor
final class EffectRunner<Action> {
  typealias Operation = Effect<Action>.Operation

  /// Runs what an action that came from an effect makes necessary.
  private let receive: @MainActor (Action) -> Task<Void, Never>?
  private var cancellables: [EffectID: [Int: Task<Void, Never>]] = [:]
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

  /// Starts an effect. The task ends with it and with all that its actions have started; nil if
  /// nothing goes on after the call.
  func run(_ operation: Operation) -> Task<Void, Never>? {
    switch operation {
    case .none:
      return nil
    case .send(let sent):
      return receive(sent.action)
    case .run(let priority, let body):
      let ended = began()
      return Task(priority: priority) {
        let children = LockIsolated<[Task<Void, Never>]>([])
        await body(
          Send { action in
            guard let child = self.receive(action) else { return }
            children.withValue { $0.append(child) }
          }
        )
        ended()
        for child in children.value { await child.cancellableValue }
      }
    case .merge(let operations):
      let tasks = operations.compactMap(run)
      guard tasks.count > 1 else { return tasks.first }
      return Task {
        await withTaskCancellationHandler {
          for task in tasks { await task.value }
        } onCancel: {
          for task in tasks { task.cancel() }
        }
      }
    case .concatenate(let operations):
      guard let first = operations.first else { return nil }
      guard let task = run(first) else { return run(.concatenate(Array(operations.dropFirst()))) }
      return Task {
        await task.cancellableValue
        guard !Task.isCancelled else { return }
        await self.run(.concatenate(Array(operations.dropFirst())))?.cancellableValue
      }
    case .cancellable(let id, let cancelInFlight, let operation):
      if cancelInFlight { cancel(id) }
      guard let task = run(operation) else { return nil }
      return remember(task, id)
    case .cancel(let id):
      cancel(id)
      return nil
    }
  }

  private func cancel(_ id: EffectID) {
    for task in cancellables.removeValue(forKey: id)?.values ?? [:].values { task.cancel() }
  }

  private func remember(_ task: Task<Void, Never>, _ id: EffectID) -> Task<Void, Never> {
    count += 1
    let number = count
    cancellables[id, default: [:]][number] = task
    return Task {
      await task.cancellableValue
      self.cancellables[id]?[number] = nil
      if self.cancellables[id]?.isEmpty == true { self.cancellables[id] = nil }
    }
  }
}
