import Composable
import Dependencies

/// What there is to do at home. A second after the last chore was checked, those that are done go
/// down, in the order in which they were.
enum Chores {
  struct Chore: Equatable, Sendable {
    var name: String
    var isDone = false
  }

  struct State: Equatable {
    var chores: [Chore] = []
  }

  enum Action: Equatable, Sendable {
    case checkBoxTapped(name: String)
    case doneSorted
    /// Changes nothing.
    case screenTapped
  }
}

/// Checks a chore, checks another one half a second later, and asserts when and how they go down.
/// The feature asks for `\.continuousClock`.
@MainActor
func testTwoChecks(_ chores: some Reducer<Chores.State, Chores.Action>) async {
  let clock = TestClock()
  let store = TestStore(
    initialState: Chores.State(
      chores: ["Dishes", "Floor", "Plants"].map { Chores.Chore(name: $0) }
    )
  ) {
    chores
  } withDependencies: {
    $0.continuousClock = clock
  }
  await store.send(.checkBoxTapped(name: "Dishes")) { $0.chores[0].isDone = true }
  await clock.advance(by: .milliseconds(500))
  await store.send(.checkBoxTapped(name: "Floor")) { $0.chores[1].isDone = true }
  await clock.advance(by: .milliseconds(999))
  await store.send(.screenTapped)
  await clock.advance(by: .milliseconds(1))
  await store.receive(.doneSorted) {
    $0.chores = [
      Chores.Chore(name: "Plants"),
      Chores.Chore(name: "Dishes", isDone: true),
      Chores.Chore(name: "Floor", isDone: true),
    ]
  }
}
