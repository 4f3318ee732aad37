import Dependencies
import Foundation
import IssueReporting
import TestProbes
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
    #expect(place.isTold && minutes.isTold, "A view that shows the check-in is not notified of it.")
    #expect(leaf.place == Place(name: "Eikan-dō"), "The leaf still has to locate.")
    #expect(leaf.date == date, "The tab was made with this date, so the check-in must have it.")
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
      "You tapped at 100 s, and the place was found at 537.3 s: the date of the check-in."
    )
  }

  @Test(arguments: contexts)
  func `in every order of taps and times, the last place found counts`(
    context: DependencyContext
  ) async throws {
    try await tryEveryOrder(in: context, readsMinutes: false)
    // Demand 3
    try await tryEveryOrder(in: context, readsMinutes: true)
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
    try await leaf.tapped()
    #expect(leaf.minutesAgo == 0, "A second check-in was now. The minutes:")
  }

  // Demand 1
  @Test func `two apps at the same time have a date each`() async throws {
    let leaves = [1.0, 2.0].map { seconds in leaf { Date(timeIntervalSince1970: seconds) } }
    for leaf in leaves { try await leaf.tapped() }
    #expect(
      leaves.map(\.date) == [1, 2].map { Date(timeIntervalSince1970: $0) },
      "Two tabs were made, each with a date of its own. Their check-ins have:"
    )
  }

  // Demand 4
  @Test(.filterIssues { $0.isFailure })
  func `a test that overrides no date gets a failure`() async {
    await withExpectedIssue("No date was overridden, and still the test would pass.") {
      let leaf = withDependencies {
        $0.location.locate = { Place(name: "Eikan-dō") }
      } operation: {
        WalkSheet().leaf
      }
      try await leaf.tapped()
    }
  }

  private func tryEveryOrder(
    in context: DependencyContext,
    readsMinutes: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await everyOrder(
      in: context,
      upTo: context == .test ? 4 : 3,
      of: { _ in Step.all },
      sourceLocation: sourceLocation,
      fault: { try await fault(after: $0, in: context, readsMinutes: readsMinutes) }
    )
  }

  /// What is not as these steps make it. It takes 7.75 s to find a place, or to find none.
  private func fault(
    after steps: [Step],
    in context: DependencyContext,
    readsMinutes: Bool
  ) async throws -> String? {
    let now = LockIsolated(Date(timeIntervalSince1970: 10))
    let there = LockIsolated<Result<Place, any Error>>(.failure(CancellationError()))
    let leaf = leaf(in: context) {
      now.value
    } locating: {
      now.withValue { $0 += 7.75 }
      return try there.value.get()
    }
    var (place, date): (String?, Date?)
    for step in steps {
      switch step {
      case .tap(let answer):
        there.setValue(answer)
        try await leaf.tapped()
        if case .success(let found) = answer { (place, date) = (found.name, now.value) }
      case .pass(let seconds): now.withValue { $0 += seconds }
      }
    }
    if readsMinutes {
      let right = date.map { Int(now.value.timeIntervalSince($0) / 60) }
      let told = [leaf.minutesAgo, right].map { $0.map { "\($0)" } ?? "nil" }
      return told[0] == told[1] ? nil : "The minutes are \(told[0]), and not \(told[1])."
    }
    let (seconds, right) = (leaf.date?.timeIntervalSince1970, date?.timeIntervalSince1970)
    let seen = [
      ("The place is", leaf.place?.name, place),
      ("The date (in s) is", seconds?.description, right?.description),
    ]
    return seen.first { $0.1 != $0.2 }.map { "\($0) \($1 ?? "nil"), and not \($2 ?? "nil")." }
  }

  /// The leaf of an app: what is overridden is overridden where the tab is made, and nowhere else.
  private func leaf(
    in context: DependencyContext = .test,
    date: @escaping @Sendable () -> Date,
    locating: @escaping @MainActor @Sendable () async throws -> Place = { Place(name: "Eikan-dō") }
  ) -> WalkLeaf {
    let tab = withDependencies {
      // A part of a client without a live value cannot be overridden in the live context.
      $0.context = .test
      $0.date = DateGenerator(date)
      $0.location.locate = locating
      $0.analytics.track = { _ in }
      $0.context = context
    } operation: {
      WalkTab()
    }
    return tab.opened().rowTapped().checkInTapped().leaf
  }
}

private struct NoSignal: Error {}

private enum Step: CustomStringConvertible {
  case tap(Result<Place, any Error>)
  case pass(Double)

  static let all: [Self] = [
    .tap(.success(Place(name: "Eikan-dō"))), .tap(.success(Place(name: "Hōnen-in"))),
    .tap(.failure(CancellationError())), .tap(.failure(NoSignal())), .pass(59.25),
  ]

  var description: String {
    switch self {
    case .tap(.success(let place)): "a tap finds \(place.name)"
    case .tap(.failure(let error)): "a tap fails with \(error)"
    case .pass(let seconds): "\(seconds) s pass"
    }
  }
}

extension WalkLeaf {
  /// Locates, and waits until that is over.
  fileprivate func tapped() async throws {
    let atItsEnd = try await returnedAnswer(
      "All is at rest, but 'locateTapped' has not returned: it waits in real time, or for ever."
    ) {
      await self.locateTapped()
      return [self.place?.name, self.date?.description]
    }
    let later = [place?.name, date?.description]
    #expect(atItsEnd == later, "'locateTapped' returned before its work was done.")
  }
}

// The way to the leaf: a tab, a list, a detail, a sheet. Nothing here has to change.

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
