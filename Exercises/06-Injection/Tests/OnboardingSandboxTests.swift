import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct OnboardingSandbox {
  private let world = Outside()

  // Demand 1
  @Test func `nothing that is done in the onboarding leaves it`() {
    let onboarding = app().onboarding()
    onboarding.appeared()
    for text in ["a temple", "a shrine"] { onboarding.write(text) }
    onboarding.appeared()
    #expect(world.tracked == ["Onboarding Opened"], "You played in the onboarding. Tracked was:")
    #expect(world.saves == [], "You wrote two entries in the onboarding. In the file is:")
  }

  // Demand 3
  @Test func `the onboarding is the real diary`() {
    let onboarding = app().onboarding()
    onboarding.appeared()
    let texts = ["a temple", "a shrine", "a temple", "the path"]
    for (number, text) in texts.enumerated() {
      let view = TestView { onboarding.entries }
      onboarding.write(text)
      #expect(view.isTold, "A view shows the entries, and is not told that there is one more.")
      #expect(
        onboarding.entries.map(\.text) == Array(texts.prefix(number + 1)),
        "You wrote \(number + 1) of \(texts.count) entries. The onboarding shows:"
      )
    }
  }

  // Demand 2
  @Test func `the onboarding begins with an empty diary, whatever is in the file`() {
    world.file.withValue { $0 = [entry("my secret", 3)] }
    let onboarding = app().onboarding()
    onboarding.appeared()
    #expect(onboarding.entries == [], "There is an entry in the file. The onboarding shows:")
    #expect(world.loads == 0, "Only the onboarding has appeared. The file was read so often:")
  }

  // Demand 3
  @Test func `what is written in the onboarding is there when it appears again`() {
    let onboarding = app().onboarding()
    onboarding.appeared()
    for number in 1...21 { onboarding.write("temple \(number)") }
    for text in ["", " a shrine "] { onboarding.write(text) }
    let shown = onboarding.entries
    for time in ["once", "twice", "three times"] {
      onboarding.appeared()
      let isThere = onboarding.entries == shown
      #expect(
        isThere,
        """
        After 23 entries, one of them empty and one with blanks, it has appeared again \(time). It \
        shows: \(onboarding.entries.map(\.text))
        """
      )
    }
  }

  // Demand 2
  @Test func `each onboarding begins anew`() {
    let app = app()
    let first = app.onboarding()
    first.appeared()
    first.write("a temple")
    let second = app.onboarding()
    second.appeared()
    #expect(second.entries == [], "An entry was written in another onboarding. This one shows:")
    // Demand 4
    second.write("a shrine")
    first.write("the path")
    first.appeared()
    let texts = first.entries.map(\.text)
    #expect(texts == ["a temple", "the path"], "Two are open at once. The first one shows:")
    second.appeared()
    #expect(second.entries.map(\.text) == ["a shrine"], "Two are open at once. The second shows:")
    // Demand 6
    let opened = world.tracked.count { $0 == "Onboarding Opened" }
    #expect(opened == 2, "Two onboardings were opened. Tracked was so often that one was:")
  }

  // Demand 5
  @Test(arguments: [7, 1_000_000.5])
  func `what need not be in the sandbox is that of the app`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    world.now.setValue(date)
    let onboarding = app().onboarding()
    onboarding.appeared()
    onboarding.write("a temple")
    world.now.withValue { $0 += 61 }
    onboarding.write("a shrine")
    #expect(
      onboarding.entries == [entry("a temple", 0, date), entry("a shrine", 1, date + 61)],
      "The app's date went on by 61 s, and its identifiers begin at 438. The entries have:"
    )
    let page = withDependencies(from: onboarding) { PageOfTomorrow() }
    #expect(
      page.timeZone == kyoto,
      "The app was made with the time zone of Kyoto. A new page of the diary has:"
    )
    #expect(page.context == .test, "The app runs in a test. A new page of the diary is told:")
  }

  // Demand 6
  @Test func `the app around it goes on as before`() {
    let app = app()
    app.diary.appeared()
    app.diary.write("before")
    let onboarding = app.onboarding()
    onboarding.appeared()
    onboarding.write("a temple")
    app.diary.write("meanwhile")
    onboarding.write("a shrine")
    app.diary.write("after")
    #expect(app.diary.entries.map(\.text) == ["before", "meanwhile", "after"])
    #expect(
      world.saves.map { $0.map(\.text) }
        == [["before"], ["before", "meanwhile"], ["before", "meanwhile", "after"]],
      "Three entries of the app, and two of the onboarding between them. Saved was:"
    )
    #expect(
      world.tracked == [
        "Write Tapped", "Entry Written", "Onboarding Opened", "Write Tapped", "Entry Written",
        "Write Tapped", "Entry Written",
      ],
      "Tracked is what was done in the app, and nothing else."
    )
    #expect(onboarding.entries.map(\.text) == ["a temple", "a shrine"])
  }

  // Demand 1
  @Test func `a page that the diary gets one day is in the sandbox too`() {
    let onboarding = app().onboarding()
    onboarding.appeared()
    onboarding.write("a temple")
    let page = withDependencies(from: onboarding) { PageOfTomorrow() }
    page.opened()
    #expect(world.tracked == ["Onboarding Opened"], "A new page of the diary tracks. Tracked was:")
    #expect(world.loads == 0, "A new page of the diary reads. The real file was read so often:")
    #expect(world.saves == [], "A new page of the diary saves. In the real file is:")
    onboarding.appeared()
    #expect(
      onboarding.entries.map(\.text) == ["a temple", "a temple"],
      "A new page has saved each entry twice, in the sandbox. The onboarding shows:"
    )
    page.emptied()
    onboarding.appeared()
    #expect(onboarding.entries == [], "A new page has saved that there is none. It shows:")
  }

  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) {
    let app = app(in: context)
    inContext(context) {
      let onboarding = app.onboarding()
      onboarding.appeared()
      for text in ["a temple", "a shrine"] { onboarding.write(text) }
      onboarding.appeared()
      #expect(
        onboarding.entries.map(\.text) == ["a temple", "a shrine"],
        "In context '\(context)', two entries were written. The onboarding shows:"
      )
      #expect(
        world.tracked == ["Onboarding Opened"],
        "In context '\(context)', you played in the onboarding. Tracked was:"
      )
      #expect(
        world.saves == [] && world.loads == 0,
        "In context '\(context)', the file was used in the onboarding."
      )
      // Demand 6
      app.diary.write("before")
      #expect(world.saves.count == 1, "In context '\(context)', the app writes. Saved so often:")
    }
  }

  private nonisolated func entry(
    _ text: String,
    _ number: Int,
    _ date: Date = .distantPast
  ) -> DiaryEntry {
    DiaryEntry(id: UUID(438 + number), text: text, date: date)
  }

  private func app(in context: DependencyContext = .test) -> DiaryApp {
    let world = world
    let numbers = LockIsolated(437)
    return withDependencies {
      $0.analytics.track = { name in world.events.withValue { $0.append(name) } }
      $0.date = DateGenerator { world.now.value }
      $0.diaryFile.load = {
        world.count.withValue { $0 += 1 }
        return world.file.value
      }
      $0.diaryFile.save = { entries in
        world.file.withValue { $0 = entries }
        world.history.withValue { $0.append(entries) }
      }
      $0.uuid = UUIDGenerator {
        numbers.withValue { $0 += 1 }
        return UUID(numbers.value)
      }
      $0.timeZone = kyoto
      // Last: a part of a client without a live value cannot be overridden in the live context.
      $0.context = context
    } operation: {
      DiaryApp()
    }
  }
}

private let kyoto = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt

/// What is around an app: the collector, the file and the date.
private struct Outside: Sendable {
  let events = LockIsolated<[String]>([])
  let file = LockIsolated<[DiaryEntry]>([])
  let history = LockIsolated<[[DiaryEntry]]>([])
  let count = LockIsolated(0)
  let now = LockIsolated(Date(timeIntervalSince1970: 1))

  var tracked: [String] { events.value }
  var saves: [[DiaryEntry]] { history.value }
  var loads: Int { count.value }
}

/// A model that the diary does not have yet.
@MainActor
private final class PageOfTomorrow {
  @Dependency(\.analytics) private var analytics
  @Dependency(\.diaryFile) private var file
  @Dependency(\.context) var context
  @Dependency(\.timeZone) var timeZone

  func opened() {
    analytics.track("Page Opened")
    let entries = file.load()
    file.save(entries + entries)
  }

  func emptied() { file.save([]) }
}

extension Diary {
  fileprivate func write(_ text: String) {
    writeTapped()
    editor?.doneTapped(text)
  }
}
