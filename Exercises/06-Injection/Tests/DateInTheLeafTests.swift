import Dependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct DateInTheLeaf {
  // Demand 1
  @Test(arguments: [7, 1_700_000_000.25])
  func `a check-in has the date that the tab was made with`(seconds: Double) async throws {
    let date = Date(timeIntervalSince1970: seconds)
    let leaf = leaf { date }
    let (place, minutes) = (TestView { leaf.place }, TestView { leaf.minutesAgo })
    try await leaf.tapped()
    #expect(place.isTold && minutes.isTold, "A view shows the check-in, and is not told of it.")
    #expect(leaf.place == Place(name: "Eikan-dō"), "The leaf still has to locate.")
    #expect(leaf.date == date, "The tab was made with this date, and the check-in has to have it.")
  }

  // Demand 2
  @Test func `the date is the one at which the place is known`() async throws {
    let now = LockIsolated(Date(timeIntervalSince1970: 100))
    let leaf = leaf {
      now.value
    } locating: {
      // It takes a while to find out where you are.
      now.withValue { $0 += 437.3 }
      return Place(name: "Hōnen-in")
    }
    try await leaf.tapped()
    #expect(
      leaf.date == Date(timeIntervalSince1970: 537.3),
      "You tapped at 100 s, and the place was known at 537.3 s. That is the date of the check-in."
    )
    now.setValue(Date(timeIntervalSince1970: 600))
    try await leaf.tapped()
    #expect(
      leaf.date == Date(timeIntervalSince1970: 1037.3),
      "You tapped again at 600 s, and the place was known at 1037.3 s. The check-in has:"
    )
  }

  @Test func `each check-in has its own date`() async throws {
    let now = LockIsolated(Date(timeIntervalSince1970: 10))
    let leaf = leaf { now.value }
    var dates: [Date?] = []
    for _ in 1...3 {
      try await leaf.tapped()
      dates.append(leaf.date)
      now.withValue { $0 += 11.7 }
    }
    let expected = [10, 21.7, 33.4].map { Date(timeIntervalSince1970: $0) }
    #expect(
      zip(dates, expected).allSatisfy { abs(($0 ?? .distantPast).timeIntervalSince($1)) < 0.001 },
      "Three check-ins, 11.7 s apart. Their dates: \(dates)"
    )
  }

  @Test func `a failure leaves the last check-in as it was`() async throws {
    let now = LockIsolated(Date(timeIntervalSince1970: 10))
    let hasSignal = LockIsolated(true)
    let leaf = leaf {
      now.value
    } locating: {
      guard hasSignal.value else { throw CancellationError() }
      return Place(name: "Eikan-dō")
    }
    try await leaf.tapped()
    hasSignal.withValue { $0 = false }
    now.withValue { $0 += 90 }
    try await leaf.tapped()
    #expect(leaf.date == Date(timeIntervalSince1970: 10), "The second tap has failed. The date is:")
    #expect(leaf.place == Place(name: "Eikan-dō"), "The second tap has failed. The place is:")
    hasSignal.setValue(true)
    try await leaf.tapped()
    #expect(leaf.date == Date(timeIntervalSince1970: 100), "The third tap has not failed. It has:")
  }

  // Demand 3
  @Test func `the minutes are counted until the moment at which you ask`() async throws {
    let now = LockIsolated(Date(timeIntervalSince1970: 1000))
    let leaf = leaf { now.value }
    #expect(leaf.minutesAgo == nil, "There was no check-in yet. The minutes:")
    try await leaf.tapped()
    #expect(leaf.minutesAgo == 0, "The check-in was now. The minutes:")
    now.withValue { $0 += 119.9 }
    #expect(leaf.minutesAgo == 1, "The check-in was 119.9 s ago. The minutes:")
    now.withValue { $0 += 90_000 }
    #expect(leaf.minutesAgo == 1501, "The check-in was 90119.9 s ago. The minutes:")
  }

  // Demand 1
  @Test func `two apps at the same time have a date each`() async throws {
    let leaves = [1.0, 2.0].map { seconds in leaf { Date(timeIntervalSince1970: seconds) } }
    for leaf in leaves { try await leaf.tapped() }
    #expect(
      leaves.map(\.date) == [1, 2].map { Date(timeIntervalSince1970: $0) },
      "Two tabs were made with a date each. Their check-ins have these:"
    )
  }

  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async throws {
    let now = LockIsolated(Date(timeIntervalSince1970: 437))
    let leaf = leaf(in: context) { now.value }
    try await inContext(context) {
      try await leaf.tapped()
      #expect(
        leaf.date == Date(timeIntervalSince1970: 437),
        "In context '\(context)', a date was overridden, and the check-in has to have it."
      )
      // Demand 3
      now.withValue { $0 += 130 }
      #expect(leaf.minutesAgo == 2, "In context '\(context)', that was 130 s ago. The minutes:")
    }
  }

  // Demand 4
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides no date is told so`() async {
    await withExpectedIssue("No date was overridden, and the test would pass.") {
      let leaf = withDependencies {
        $0.location.locate = { Place(name: "Eikan-dō") }
      } operation: {
        WalkSheet().leaf
      }
      try await leaf.tapped()
    }
  }

  /// The leaf of an app: what is overridden is overridden where the tab is made, and nowhere else.
  private func leaf(
    in context: DependencyContext = .test,
    date: @escaping @Sendable () -> Date,
    locating: @escaping @MainActor @Sendable () async throws -> Place = { Place(name: "Eikan-dō") }
  ) -> WalkLeaf {
    let tab = withDependencies {
      $0.date = DateGenerator(date)
      $0.location.locate = locating
      $0.analytics.track = { _ in }
      // Last: a part of a client without a live value cannot be overridden in the live context.
      $0.context = context
    } operation: {
      WalkTab()
    }
    return tab.opened().rowTapped().checkInTapped().leaf
  }
}

extension WalkLeaf {
  /// Locates, and waits until that is over.
  fileprivate func tapped() async throws {
    let atItsEnd = try await returnedAnswer(
      "All has come to rest, and 'locateTapped' is not over: it waits in real time, or for ever."
    ) {
      await self.locateTapped()
      return [self.place?.name, self.date?.description]
    }
    let later = [place?.name, date?.description]
    #expect(atItsEnd == later, "'locateTapped' has returned before it was over.")
  }
}

// The way to the leaf: a tab, a list, a detail, a sheet. In the exercise, nothing here has to change.

@MainActor
private final class WalkTab {
  @Dependency(\.analytics) private var analytics

  func opened() -> WalkList {
    analytics.track("Tab Opened")
    return withDependencies(from: self) { WalkList() }
  }
}

@MainActor
private final class WalkList {
  func rowTapped() -> WalkDetail { withDependencies(from: self) { WalkDetail() } }
}

@MainActor
private final class WalkDetail {
  func checkInTapped() -> WalkSheet { withDependencies(from: self) { WalkSheet() } }
}

@MainActor
private final class WalkSheet {
  let leaf = WalkLeaf()
}
