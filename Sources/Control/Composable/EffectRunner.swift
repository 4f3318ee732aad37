import ConcurrencyExtras

/// Runs effects, and knows which of them run. They end when it goes.
@MainActor
final class EffectRunner<Action> {
  typealias Operation = Effect<Action>.Operation

  /// Lets the feature handle an action that came from an effect.
  private let receive: @MainActor (Action) -> Effect<Action>?
  private var turns: [@MainActor () -> Effect<Action>?] = []
  /// The tasks of effects, and the names that each can be cancelled by.
  private var running: [Int: (task: Task<Void, Never>, ids: Set<EffectID>)] = [:]
  private var count = 0

  /// Called when an operation begins. Returns what has to be called at its end.
  private let began: @MainActor () -> @Sendable () -> Void

  init(
    receive: @escaping @MainActor (Action) -> Effect<Action>?,
    began: @escaping @MainActor () -> @Sendable () -> Void = { {} }
  ) {
    self.receive = receive
    self.began = began
  }

  deinit {
    for (task, _) in running.values { task.cancel() }
  }

  /// The tasks of an effect.
  private struct Running {
    /// The effect alone: what `cancel(id:)` ends. What its actions started goes on, which is how an
    /// effect may send the action that begins it anew.
    var own: [Int: Task<Void, Never>] = [:]
    /// The effect, and all that its actions have started.
    var all: Task<Void, Never>
  }

  /// Lets the feature handle an action, and then those that it sends at once, in their order. One
  /// that comes in the middle waits for its turn.
  ///
  /// Returns what goes on after the call, or nil.
  func take(_ turn: @escaping @MainActor () -> Effect<Action>?) -> Task<Void, Never>? {
    turns.append(turn)
    guard turns.count == 1 else { return nil }
    var started: [Task<Void, Never>] = []
    while let turn = turns.first {
      if let effect = turn(), let running = run(effect.operation) { started.append(running.all) }
      turns.removeFirst()
    }
    return started.count > 1 ? .waiting { [started] in started } : started.first
  }

  /// Starts an effect; nil if nothing goes on after the call.
  private func run(_ operation: Operation) -> Running? {
    switch operation {
    case .none:
      return nil
    case .send(let sent):
      return take { self.receive(sent.action) }.map { Running(all: $0) }
    case .run(let priority, let body):
      let ended = began()
      let children = LockIsolated<[Task<Void, Never>]>([])
      let own = start(priority) { [weak self] in
        await body(
          Send { [weak self] action in
            guard let self, let child = take({ self.receive(action) }) else { return }
            children.withValue { $0.append(child) }
          }
        )
        ended()
      }
      return Running(own: own, all: .waiting { Array(own.values) + children.value })
    case .merge(let operations):
      let parts = operations.compactMap(run)
      guard parts.count > 1 else { return parts.first }
      let all = parts.map(\.all)
      let own = parts.reduce(into: [:]) { own, part in own.merge(part.own) { own, _ in own } }
      return Running(own: own, all: .waiting { all })
    case .concatenate(let operations):
      guard let operation = operations.first else { return nil }
      let others = Operation.concatenate(Array(operations.dropFirst()))
      guard let first = run(operation) else { return run(others) }
      guard operations.count > 1 else { return first }
      let later = LockIsolated<[Task<Void, Never>]>([])
      let own = start { [weak self] in
        await Task.waiting { Array(first.own.values) }.cancellableValue
        guard !Task.isCancelled, let rest = self?.run(others) else { return }
        later.setValue([rest.all])
        await Task.waiting { Array(rest.own.values) }.cancellableValue
      }
      return Running(own: own, all: .waiting { Array(own.values) + [first.all] + later.value })
    case .cancellable(let id, let cancelInFlight, let operation):
      if cancelInFlight { cancel(id) }
      guard let running = run(operation) else { return nil }
      for number in running.own.keys { self.running[number]?.ids.insert(id) }
      return running
    case .cancel(let id):
      cancel(id)
      return nil
    }
  }

  private func start(
    _ priority: TaskPriority? = nil,
    _ work: @escaping @MainActor () async -> Void
  ) -> [Int: Task<Void, Never>] {
    count += 1
    let number = count
    let task = Task(priority: priority) { [weak self] in
      await work()
      self?.running[number] = nil
    }
    running[number] = (task, [])
    return [number: task]
  }

  private func cancel(_ id: EffectID) {
    for (task, ids) in running.values where ids.contains(id) { task.cancel() }
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
