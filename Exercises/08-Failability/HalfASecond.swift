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
  // TODO: Half a second later, check another one. Assert that nothing goes down before 1.5 s.
  // TODO: Remove this line, which lets the store overlook what still runs at the end.
  await store.skipInFlightEffects()
}
