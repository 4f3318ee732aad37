import Clocks
import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting
import Stillness

/// A store that has every step of a feature asserted: each change of its state, each action that an
/// effect sends back, and that no effect is left at the end.
///
/// ```swift
/// let store = TestStore(initialState: Todos.State()) {
///   Todos()
/// } withDependencies: {
///   $0.uuid = .incrementing
/// }
/// await store.send(.addButtonTapped) { $0.todos = [Todo(id: UUID(0))] }
/// await store.receive(.sorted)
/// ```
///
/// `send` and `receive` return when all that they set in motion has come to rest. An action of an
/// effect is there by then; or it does not come before time passes or another action is sent.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state as far as it is asserted.
  public internal(set) var state: State

  /// The dependencies of the feature. Change one, and the next action sees the change.
  public var dependencies: DependencyValues

  /// Whether everything has to be asserted.
  public var exhaustivity: Exhaustivity {
    get { leftovers.value.exhaustivity }
    set { leftovers.withValue { $0.exhaustivity = newValue } }
  }

  /// The state as it is, with what has arrived and is not asserted yet.
  private(set) var actual: State

  /// The actions that effects have sent, and the state after each.
  var arrived: [(action: Action, state: State)] = []

  nonisolated let leftovers: LockIsolated<Leftovers>
  private var origin: Leftovers.Origin
  private let reducer: any Reducer<State, Action>
  private lazy var runner = EffectRunner<Action> { [weak self] in
    self?.arrive($0)
  } began: { [leftovers, weak self] in
    guard let self else { return {} }
    return Leftovers.begin(self.origin, in: leftovers)
  }

  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    Stillness.watch()
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let made = withDependencies(prepareDependencies) {
      @Dependency(\.self) var dependencies
      return (state: initialState(), reducer: reducer(), dependencies: dependencies)
    }
    (state, actual) = (made.state, made.state)
    (self.reducer, dependencies) = (made.reducer, made.dependencies)
    origin = Leftovers.Origin(action: "init", location: location)
    leftovers = LockIsolated(Leftovers())
  }

  deinit { leftovers.value.report() }

  /// Runs an action that the test sends, and waits until all that it set in motion rests.
  func run(_ action: Action, at location: IssueLocation) async -> (state: State, task: StoreTask) {
    origin = Leftovers.Origin(action: String(customDumping: action), location: location)
    // What the action sets in motion, now or later, reports its issues at the line that sends it.
    var state = actual
    let task = withIssueContext(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    ) {
      runner.take {
        let effect = self.reduce(action)
        state = self.actual
        return effect
      }
    }
    await rest(at: location)
    return (state, StoreTask(task: task))
  }

  func rest(at location: IssueLocation) async {
    var rest = Rest(at: location)
    await rest.settle()
  }

  private func arrive(_ action: Action) -> Effect<Action> {
    let effect = reduce(action)
    arrived.append((action, actual))
    let arrival = Leftovers.Origin(
      action: String(customDumping: action),
      location: origin.location
    )
    leftovers.withValue { $0.arrived.append(arrival) }
    return effect
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    withDependencies {
      $0 = dependencies
    } operation: {
      reducer.reduce(into: &actual, action: action)
    }
  }
}

public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// How much of what happens a test has to assert.
public enum Exhaustivity: Equatable, Sendable {
  /// All of it: each change, each action, the end of each effect.
  case on

  /// The steps that it names.
  case off
}
