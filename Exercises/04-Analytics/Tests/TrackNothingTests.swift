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
    for tap in [Tap.open("Tea"), .share, .close, .open(""), .share, .close] {
      withExpectedIssue("A test that overrides nothing passes at this tap, which tracks: \(tap).") {
        tap.tap(reader)
      }
    }
  }

  // Demand 5
  @Test func `a test that tracks nothing passes without an override`() {
    let reader = Reader()
    let often = Array(repeating: Tap.theSwitch, count: 99)
    for tap in [.share, .close] + often + [.open("Tea"), .share, .close] + often { tap.tap(reader) }
    #expect(!reader.isPrivate, "198 taps on the switch, and it is not where it was.")
  }

  // Demand 1
  @Test func `while the switch is on, nothing is tracked`() async {
    await expectNoFault(of: 1)
  }

  // Demand 2
  @Test func `what was opened while the switch was on is not tracked later`() async {
    await expectNoFault(of: 2)
  }

  // Demand 3
  @Test func `what is opened while the switch is off is tracked while it is off`() async {
    await expectNoFault(of: 3)
  }

  @Test(arguments: contexts)
  func `two readers with the same article do not know each other`(context: DependencyContext) {
    let (secret, open) = (reader(in: context), reader(in: context))
    open.articleTapped("Tea")
    secret.privateSwitchTapped()
    secret.articleTapped("Tea")
    events.setValue([])
    open.shareButtonTapped()
    #expect(
      events.value == ["Shared Tea"],
      "Two readers show Tea, and one of them opened it in private. The other one shares it:"
    )
  }

  /// Tries all short orders of taps whose last one is about this demand.
  private func expectNoFault(
    of demand: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let walks: [(DependencyContext, titles: [String], length: Int)] =
      [(.test, ["Tea", ""], demand == 1 ? 5 : 6), (.live, ["Tea", ""], 5)]
      + [(.preview, ["Tea", ""], 5)] + oddTexts.map { (.test, [$0], 4) }
    for (context, titles, length) in walks {
      await everyOrder(
        upTo: length,
        of: { _ in [.theSwitch] + titles.map(Tap.open) + [.share, .close] },
        sourceLocation: sourceLocation,
        fault: { taps in
          var expected = Expectation()
          for tap in taps { expected.take(tap) }
          if expected.demand != demand { return nil }
          let reader = reader(in: context)
          inContext(context) {
            for tap in taps {
              events.setValue([])
              tap.tap(reader)
            }
          }
          let place = "In context '\(context)',"
          if reader.isPrivate != expected.isPrivate { return "\(place) the switch is wrong." }
          if reader.article != expected.article { return "\(place) the screen is wrong." }
          if events.value == expected.events { return nil }
          return "\(place) the last of these taps tracks \(events.value), not \(expected.events)."
        }
      )
    }
  }

  private func reader(in context: DependencyContext) -> Reader {
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
private enum Tap: CustomStringConvertible {
  case theSwitch, share, close
  case open(String)

  var description: String {
    switch self {
    case .theSwitch: "switch"
    case .open(let title): "open \(title.debugDescription)"
    case .share: "share"
    case .close: "close"
    }
  }

  @MainActor
  func tap(_ reader: Reader) {
    switch self {
    case .theSwitch: reader.privateSwitchTapped()
    case .open(let title): reader.articleTapped(title)
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
  /// The one that the last tap is about.
  var demand: Int { isPrivate ? 1 : isSecret ? 2 : 3 }

  mutating func take(_ tap: Tap) {
    events = []
    switch tap {
    case .theSwitch:
      isPrivate.toggle()
    case .open(let title):
      article = title
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
