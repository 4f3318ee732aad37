import Composable
import Dependencies
import Testing

@testable import FailabilityExercises

@MainActor
@Suite struct HalfASecond {
  @Test func `a feature that is right passes`() async {
    await testTwoChecks(TestChores())
  }

  @Test(arguments: [Mistake.beginsNoNewSecond, .sortsEarly, .sortsLate])
  fileprivate func `one that does not sort at 1.5 s does not pass`(mistake: Mistake) async {
    await expectNoPass(mistake)
  }

  @Test func `one that sorts in another way does not pass`() async {
    await expectNoPass(.movesTheDoneUp)
  }

  @Test func `one that is not done after that does not pass`() async {
    await expectNoPass(.waitsForNothing)
  }

  /// A test that rejects everything finds no mistake, so the right feature is tried first.
  private func expectNoPass(_ mistake: Mistake) async {
    await `a feature that is right passes`()
    await withKnownIssue("Your test passes a feature that \(mistake.rawValue).") {
      await testTwoChecks(TestChores(mistake: mistake))
    }
  }
}

private enum Mistake: String {
  case beginsNoNewSecond = "sorts at 1 s, because the second check begins no new second"
  case sortsEarly = "sorts at 1.497 s"
  case sortsLate = "sorts at 1.503 s"
  case movesTheDoneUp = "moves those that are done up"
  case waitsForNothing = "still waits for a minute after it has sorted"
}

/// The right feature, or one with one mistake.
private struct TestChores: Reducer {
  var mistake: Mistake?
  @Dependency(\.continuousClock) private var clock

  var body: some Reducer<Chores.State, Chores.Action> {
    Reduce { state, action in
      switch action {
      case .checkBoxTapped(let name):
        let isFirst = !state.chores.contains(where: \.isDone)
        for index in state.chores.indices where state.chores[index].name == name {
          state.chores[index].isDone = true
        }
        if mistake == .beginsNoNewSecond, !isFirst { return .none }
        return sorting.cancellable(id: "sorting", cancelInFlight: true)
      case .doneSorted:
        let (open, done) = (state.chores.filter { !$0.isDone }, state.chores.filter(\.isDone))
        state.chores = mistake == .movesTheDoneUp ? done + open : open + done
      case .screenTapped: break
      }
      return .none
    }
  }

  private var sorting: Effect<Chores.Action> {
    .run { [clock, mistake] send in
      let wait = mistake == .sortsEarly ? 997 : mistake == .sortsLate ? 1_003 : 1_000
      try await clock.sleep(for: .milliseconds(wait))
      await send(.doneSorted)
      if mistake == .waitsForNothing { try await clock.sleep(for: .seconds(60)) }
    }
  }
}
