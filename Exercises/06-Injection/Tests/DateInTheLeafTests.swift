import Dependencies
import Foundation
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct DateInTheLeaf {
  private let now = LockIsolated(Date(timeIntervalSince1970: 1000))

  @Test func `a check-in has the date that was overridden where the tab was made`() async {
    let leaf = makeLeaf { Place(name: "Eikan-dō") }
    await leaf.locateTapped()
    #expect(leaf.place == Place(name: "Eikan-dō"))
    #expect(
      leaf.date == Date(timeIntervalSince1970: 1000),
      "It is not the date of the tab. Only a property keeps what the leaf was made with."
    )
  }

  @Test func `it is the date at which the place is found, not that of the tap`() async {
    let leaf = makeLeaf { [now] in
      now.withValue { $0 += 30 }
      return Place(name: "Hōnen-in")
    }
    await leaf.locateTapped()
    #expect(
      leaf.date == Date(timeIntervalSince1970: 1030),
      "You tapped at 1000 s, the place was found at 1030 s, and the date is another."
    )
  }

  @Test func `the minutes count up to the moment at which you ask`() async {
    let leaf = makeLeaf { Place(name: "Eikan-dō") }
    #expect(leaf.minutesAgo == nil, "There was no check-in yet, and it counts.")
    await leaf.locateTapped()
    #expect(leaf.minutesAgo == 0, "The check-in was now, and that is not 0 minutes ago.")
    now.withValue { $0 += 119.9 }
    #expect(leaf.minutesAgo == 1, "The check-in was 119.9 s ago, and that is not 1 minute.")
    await leaf.locateTapped()
    #expect(leaf.minutesAgo == 0, "A second check-in was now, and it still counts from the first.")
  }

  @Test func `a test that overrides no date fails`() async {
    await withKnownIssue("This test overrides no date, and the leaf reports nothing.") {
      let leaf = withDependencies {
        $0.location.locate = { Place(name: "Eikan-dō") }
      } operation: {
        WalkLeaf()
      }
      await leaf.locateTapped()
    } matching: { issue in
      "\(issue)".contains("date")
    }
  }

  /// The leaf of an app. The override is over when you tap.
  private func makeLeaf(
    _ locate: @escaping @MainActor @Sendable () async throws -> Place
  ) -> WalkLeaf {
    let tab = withDependencies { [now] in
      $0.analytics.track = { _ in }
      $0.date = DateGenerator { now.value }
      $0.location.locate = locate
    } operation: {
      WalkTab()
    }
    return tab.opened().rowTapped().checkInTapped().leaf
  }
}
