/// The logic of a feature: an action changes the state, and returns the work that has to happen
/// outside.
///
/// A feature is a type with a `State`, an `Action` and a `body`:
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// The names are those of the Composable Architecture 1.x. What its macros give is left out: paths
/// to the cases of an action, and with them the nesting of one feature in another.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body

  /// Changes the state, and returns what has to happen outside. Most reducers have a `body`
  /// instead.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  var body: Body { get }
}

/// A reducer of the same state and action as another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: call its reduce(into:action:).") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer that is one closure.
public struct Reduce<State, Action>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>

  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}
