// Tempting: the loop looks whether the egg is out, once a second: until then it runs.

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

  private let isIn = LockIsolated<[Egg.ID: Int]>([:])

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .putInTapped(let id):
        state.change(id) { egg in
          egg.isIn = true
          egg.seconds = 0
        }
        let now = isIn.withValue { isIn in
          isIn[id, default: 0] += 1
          return isIn[id]
        }
        return .run { [clock, isIn] send in
          for await _ in clock.timer(interval: .seconds(1)) {
            guard isIn.value[id] == now else { return }
            await send(.tick(id))
          }
        }
      case .takeOutTapped(let id):
        state.change(id) { $0.isIn = false }
        isIn.withValue { $0[id, default: 0] += 1 }
        return .none
      case .tick(let id):
        state.change(id) { $0.seconds += 1 }
        return .none
      case .kitchenLeft:
        for egg in state.eggs { state.change(egg.id) { $0.isIn = false } }
        isIn.setValue([:])
        return .none
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
