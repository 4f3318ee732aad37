import Dependencies
import DependenciesTestSupport
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct TrackNothing {
  let events = LockIsolated<[String]>([])

  @Test(.filterIssues { $0.isFailure })
  func `a test that tracks without saying so fails`() {
    withExpectedIssue(
      "A test overrides nothing, something is tracked in it, and the test does not fail"
    ) {
      let reader = Reader()
      reader.articleTapped("Tea")
    }
  }

  @Test func `a test that tracks nothing need not say anything`() {
    let reader = Reader()
    reader.privateSwitchTapped()
    reader.privateSwitchTapped()
    #expect(!reader.isPrivate, "Two taps on the switch, and it is not where it was.")
  }

  @Test func `who does not read in private is tracked`() {
    let reader = reader()
    reader.articleTapped("Tea")
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    #expect(
      events.value == ["Opened Tea", "Shared Tea", "Closed Tea"],
      "Somebody reads with the switch off, and that is not what is tracked."
    )
  }

  @Test func `in private nothing is tracked`() {
    let reader = reader()
    reader.privateSwitchTapped()
    reader.articleTapped("Tea")
    #expect(reader.article == "Tea", "In private, the article does not open.")
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    #expect(reader.article == nil, "In private, the article does not close.")
    #expect(events.value == [], "Somebody reads in private, and it is tracked.")
  }

  @Test func `what was done in private is not tracked afterwards`() {
    let reader = reader()
    reader.privateSwitchTapped()
    reader.articleTapped("Tea")
    reader.closeButtonTapped()
    reader.privateSwitchTapped()
    #expect(events.value == [], "With the switch off again, what was done in private is tracked.")
    reader.articleTapped("Rain")
    #expect(
      events.value == ["Opened Rain"],
      "The switch is off again, and the next article is not what is tracked."
    )
  }

  @Test func `an article that was opened in private is never named`() {
    let reader = reader()
    reader.privateSwitchTapped()
    reader.articleTapped("Tea")
    reader.privateSwitchTapped()
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    #expect(
      events.value == [],
      "The article was opened in private; with the switch off again, it is named."
    )
    reader.articleTapped("Tea")
    #expect(
      events.value == ["Opened Tea"],
      "The same article, opened again with the switch off, is not what is tracked."
    )
  }

  @Test func `an article that is open when the switch goes on is not tracked from then on`() {
    let reader = reader()
    reader.articleTapped("Tea")
    reader.privateSwitchTapped()
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    #expect(
      events.value == ["Opened Tea"],
      "The switch went on after the article was opened: what came then is tracked."
    )
  }

  private func reader() -> Reader {
    withDependencies { [events] in
      $0.readerAnalytics.track = { event in events.withValue { $0.append(event) } }
    } operation: {
      Reader()
    }
  }
}
