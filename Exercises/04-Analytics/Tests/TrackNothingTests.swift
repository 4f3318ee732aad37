import Dependencies
import TestProbes
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct TrackNothing {
  let events = LockIsolated<[String]>([])

  // Demand 4
  @Test(.filterIssues { $0.isFailure })
  func `a test that tracks and overrides nothing fails`() {
    let reader = Reader()
    withExpectedIssue("An article is opened in a test that overrides nothing, and it passes.") {
      reader.articleTapped("Tea")
    }
    withExpectedIssue("An article is shared in a test that overrides nothing, and it passes.") {
      reader.shareButtonTapped()
    }
  }

  // Demand 5
  @Test func `a test that tracks nothing passes without an override`() {
    let reader = Reader()
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    reader.privateSwitchTapped()
    reader.articleTapped("Tea")
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    reader.privateSwitchTapped()
    #expect(!reader.isPrivate, "Two taps on the switch, and it is not where it was.")
  }

  // Demand 1
  @Test func `while the switch is on, nothing is tracked`() {
    let reader = reader()
    reader.privateSwitchTapped()
    reader.articleTapped("Tea")
    #expect(reader.article == "Tea", "While the switch is on, the article does not open.")
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    #expect(reader.article == nil, "While the switch is on, the article does not close.")
    #expect(events.value == [], "An article was read while the switch was on. This is tracked:")
  }

  // Demand 2
  @Test(arguments: oddTexts)
  func `what was opened while the switch was on is not tracked later`(title: String) {
    let reader = reader()
    reader.privateSwitchTapped()
    reader.articleTapped("Tea")
    reader.articleTapped(title)
    reader.privateSwitchTapped()
    reader.shareButtonTapped()
    #expect(
      events.value == [],
      "Two articles were opened while the switch was on. It is off, and the second one is shared:"
    )
    reader.privateSwitchTapped()
    reader.privateSwitchTapped()
    reader.closeButtonTapped()
    #expect(
      events.value == [],
      "The switch went on and off once more, and the article that was opened in private is closed:"
    )
  }

  // Demand 3
  @Test(arguments: oddTexts)
  func `what is opened while the switch is off is tracked while it is off`(title: String) {
    let reader = reader()
    reader.articleTapped(title)
    reader.privateSwitchTapped()
    reader.shareButtonTapped()
    #expect(events.value == ["Opened \(title)"], "The switch went on, and then it was shared:")
    reader.privateSwitchTapped()
    reader.shareButtonTapped()
    reader.closeButtonTapped()
    #expect(
      events.value == ["Opened", "Shared", "Closed"].map { "\($0) \(title)" },
      "An article was opened with the switch off. It is off again, and it is shared and closed:"
    )
  }

  @Test func `two readers with the same article do not know each other`() {
    let (secret, open) = (reader(), reader())
    secret.privateSwitchTapped()
    secret.articleTapped("Tea")
    open.articleTapped("Tea")
    secret.privateSwitchTapped()
    secret.shareButtonTapped()
    open.shareButtonTapped()
    #expect(
      events.value == ["Opened Tea", "Shared Tea"],
      "Two readers show Tea, one of them opened it in private, and both share it:"
    )
  }

  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `in every order of taps, the log is the one that the text asks for`(
    _ context: DependencyContext
  ) async {
    let length = context == .test ? 6 : 4
    await everyOrder(
      upTo: length,
      of: { _ in Tap.allCases },
      fault: { taps in
        events.setValue([])
        let reader = reader(in: context)
        var expected = Expectation()
        inContext(context) {
          for tap in taps {
            tap.tap(reader)
            expected.take(tap)
          }
        }
        let place = "In context '\(context)',"
        if reader.isPrivate != expected.isPrivate { return "\(place) the switch is wrong." }
        if reader.article != expected.article { return "\(place) the screen is wrong." }
        if events.value == expected.events { return nil }
        return "\(place) the log is \(events.value), not \(expected.events)."
      }
    )
  }

  private func reader(in context: DependencyContext = .test) -> Reader {
    withDependencies { [events] in
      $0.readerAnalytics.track = { event in events.withValue { $0.append(event) } }
      // Last: a part of a client without a live value cannot be overridden in the live context.
      $0.context = context
    } operation: {
      Reader()
    }
  }
}

/// What a person can do.
private enum Tap: String, CaseIterable, CustomStringConvertible {
  case theSwitch = "switch"
  case tea = "open Tea"
  case untitled = "open an article without a title"
  case share, close

  var description: String { rawValue }

  @MainActor
  func tap(_ reader: Reader) {
    switch self {
    case .theSwitch: reader.privateSwitchTapped()
    case .tea: reader.articleTapped("Tea")
    case .untitled: reader.articleTapped("")
    case .share: reader.shareButtonTapped()
    case .close: reader.closeButtonTapped()
    }
  }
}

/// What the text of the exercise asks for.
private struct Expectation {
  var isPrivate = false
  var article: String?
  var isSecret = false
  var events: [String] = []

  mutating func take(_ tap: Tap) {
    switch tap {
    case .theSwitch:
      isPrivate.toggle()
    case .tea, .untitled:
      article = tap == .tea ? "Tea" : ""
      isSecret = isPrivate
      track("Opened")
    case .share:
      track("Shared")
    case .close:
      track("Closed")
      article = nil
    }
  }

  private mutating func track(_ verb: String) {
    guard let article, !isPrivate, !isSecret else { return }
    events.append("\(verb) \(article)")
  }
}
