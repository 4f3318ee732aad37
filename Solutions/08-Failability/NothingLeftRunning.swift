import Composable
import Dependencies

/// Eggs in boiling water, each with the seconds that it is in.
struct Eggs: Reducer {
  struct Egg: Equatable, Identifiable, Sendable {
    let id: Int
    var seconds = 0
    var isIn = false
  }

  struct State: Equatable {
    var eggs: [Egg] = []
  }

  enum Action: Equatable, Sendable {
    case putInTapped(Egg.ID)
    case takeOutTapped(Egg.ID)
    case tick(Egg.ID)
    case kitchenLeft
  }

  private enum CancelID: Hashable, Sendable { case egg(Egg.ID) }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .putInTapped(let id):
        guard state.eggs.contains(where: { $0.id == id }) else { return .none }
        state.change(id) { egg in
          egg.isIn = true
          egg.seconds = 0
        }
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick(id)) }
        }
        .cancellable(id: CancelID.egg(id), cancelInFlight: true)
      case .takeOutTapped(let id):
        state.change(id) { $0.isIn = false }
        return .cancel(id: CancelID.egg(id))
      case .tick(let id):
        state.change(id) { $0.seconds += 1 }
        return .none
      case .kitchenLeft:
        for egg in state.eggs { state.change(egg.id) { $0.isIn = false } }
        return .merge(state.eggs.map { .cancel(id: CancelID.egg($0.id)) })
      }
    }
  }
}

extension Eggs.State {
  mutating func change(_ id: Eggs.Egg.ID, _ change: (inout Eggs.Egg) -> Void) {
    guard let index = eggs.firstIndex(where: { $0.id == id }) else { return }
    change(&eggs[index])
  }
}
