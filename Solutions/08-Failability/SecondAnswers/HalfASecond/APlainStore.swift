// Right as well: a plain store, and a look at its chores before and after.

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

/// Checks a chore, checks another one half a second later, and asserts when and how they go down. The
/// feature asks for `\.continuousClock`.
@MainActor
func testTwoChecks(_ chores: some Reducer<Chores.State, Chores.Action>) async {
  let clock = TestClock()
  let store = Store(
    initialState: Chores.State(
      chores: ["Dishes", "Floor", "Plants"].map { Chores.Chore(name: $0) }
    )
  ) {
    chores
  } withDependencies: {
    $0.continuousClock = clock
  }
  store.send(.checkBoxTapped(name: "Dishes"))
  await clock.advance(by: .milliseconds(500))
  store.send(.checkBoxTapped(name: "Floor"))
  for step in [499, 500] {
    await clock.advance(by: .milliseconds(step))
    expect("Dishes done, Floor done, Plants", store.chores)
  }
  await clock.advance(by: .milliseconds(1))
  expect("Plants, Dishes done, Floor done", store.chores)
  do { try await clock.checkSuspension() } catch { reportIssue(error) }
}

private func expect(_ expected: String, _ chores: [Chores.Chore]) {
  let names = chores.map { $0.isDone ? "\($0.name) done" : $0.name }
  if names.joined(separator: ", ") != expected { reportIssue("\(names)") }
}
