import Composable
import Dependencies
import Foundation

/// A feature with an effect that lasts, one that answers, and an identifier.
struct Ticker: Reducer {
  struct State: Equatable {
    var ticks = 0
    var ids: [UUID] = []
    var answer: String?
  }

  enum Action: Equatable {
    case startTapped
    case stopTapped
    case tick
    case askTapped(String)
    case answered(String)
    case addTapped
    case nothingTapped
    case chainTapped
  }

  enum CancelID { case ticking, asking }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: CancelID.ticking, cancelInFlight: true)
      case .stopTapped:
        return .cancel(id: CancelID.ticking)
      case .tick:
        state.ticks += 1
        return .none
      case .askTapped(let question):
        return .run { [clock] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.answered(question.uppercased()))
        }
        .cancellable(id: CancelID.asking, cancelInFlight: true)
      case .answered(let answer):
        state.answer = answer
        return .none
      case .addTapped:
        state.ids.append(uuid())
        return .none
      case .nothingTapped:
        return .none
      case .chainTapped:
        return .concatenate(.send(.tick), .send(.tick), .send(.answered("done")))
      }
    }
  }
}
