import Dependencies
import Observation

/// Holds the state of a feature at run time, and runs its effects, which end when it goes.
@MainActor @Observable @dynamicMemberLookup
public final class Store<State, Action> {
  public private(set) var state: State
  @ObservationIgnored private let reduce: (inout State, Action) -> Effect<Action>
  @ObservationIgnored private var runner: EffectRunner<Action>?

  /// - Parameters:
  ///   - initialState: The state at the beginning; made with the overrides in force.
  ///   - reducer: The feature; made with the overrides in force, and run with them.
  ///   - prepareDependencies: Overrides for this store.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) {
    (state, reduce) = withDependencies(prepareDependencies) {
      let reducer = reducer()
      return withEscapedDependencies { dependencies in
        (
          initialState(),
          { state, action in dependencies.yield { reducer.reduce(into: &state, action: action) } }
        )
      }
    }
    runner = EffectRunner { [weak self] action in self?.handle(action) }
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Hands an action to the feature. What it starts may be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(task: runner?.take { self.handle(action) })
  }

  private func handle(_ action: Action) -> Effect<Action> { reduce(&state, action) }
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// The effects of an action in a store.
public struct StoreTask: Sendable {
  let task: Task<Void, Never>?

  public func cancel() { task?.cancel() }

  /// Waits for its end, and for the end of all that its actions have started.
  public func finish() async { await task?.cancellableValue }

  public var isCancelled: Bool { task?.isCancelled ?? true }
}
