import Dependencies
import Foundation
import TestProbes
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct OnboardingSandbox {
  private let world = Outside()

  // Demand 1
  @Test func `nothing that is done in the onboarding leaves it`() {
    let onboarding = app(in: world).onboarding()
    onboarding.appeared()
    for text in ["a temple", "a shrine"] { onboarding.write(text) }
    onboarding.appeared()
    #expect(world.tracked.value == ["Onboarding Opened"], "You only tried the diary. Tracked was:")
    #expect(world.saves.value == [], "You only tried the diary. Saved in the real file was:")
  }

  // Demand 2
  @Test func `the onboarding begins with an empty diary, whatever is in the file`() {
    world.file.setValue([secret])
    let onboarding = app(in: world).onboarding()
    onboarding.appeared()
    #expect(onboarding.entries == [], "The real file has an entry. The onboarding shows:")
    #expect(world.loads.value == 0, "Only the onboarding has appeared. Reads of the real file:")
  }

  // Demand 3
  @Test func `what is written in the onboarding is there when it appears again`() {
    let onboarding = app(in: world).onboarding()
    onboarding.appeared()
    for number in 1...23 {
      let view = TestView { onboarding.entries }
      onboarding.write("temple \(number % 7)")
      #expect(view.isTold, "A view that shows the entries is not notified of a new one.")
    }
    let shown = onboarding.entries
    #expect(shown.count == 23, "You wrote 23 entries. The number that is shown:")
    for time in ["once", "twice", "three times"] {
      onboarding.appeared()
      let texts = onboarding.entries.map(\.text)
      #expect(texts == shown.map(\.text), "After 23 entries, it appeared again \(time). It shows:")
    }
  }

  // Demand 4
  @Test func `in every order, two onboardings and the app know nothing of each other`() async {
    await everyOrder(upTo: 4, of: Step.following) { fault(after: $0) }
  }

  // Demand 5
  @Test func `what need not be in the sandbox is that of the app`() {
    let onboarding = app(in: world).onboarding()
    let page = withDependencies(from: onboarding) { PageOfTomorrow() }
    #expect(page.timeZone == kyoto, "The app has the time zone of Kyoto. A new page has:")
    #expect(page.context == .test, "The app runs in a test. A new page has the context:")
  }

  // Demand 6
  @Test func `the app around it goes on as before`() {
    let app = app(in: world)
    app.diary.write("before")
    let onboarding = app.onboarding()
    onboarding.write("a temple")
    app.diary.write("meanwhile")
    let texts = world.saves.value.map { $0.map(\.text) }
    #expect(texts == [["before"], ["before", "meanwhile"]], "The app saves twice. It saved:")
    let written = ["Write Tapped", "Entry Written"]
    #expect(
      world.tracked.value == written + ["Onboarding Opened"] + written,
      "Tracked has to be what was done in the app, and nothing else."
    )
  }

  // Demand 4
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    await inContext(context) {
      await everyOrder(upTo: 3, of: Step.following) { fault(after: $0, in: context) }
    }
  }

  /// What is not as these steps make it.
  private func fault(after steps: [Step], in context: DependencyContext = .test) -> String? {
    let world = Outside()
    world.file.setValue([secret])
    let app = app(in: world, context)
    // The app's diary, and then those of the onboardings: what they show, and what is saved.
    var diaries = [app.diary]
    var (shown, saved): ([[DiaryEntry]], [[DiaryEntry]]) = ([[]], [[secret]])
    var (tracked, loads, saves): ([String], Int, [[DiaryEntry]]) = ([], 0, [])
    var number = 438
    for step in steps {
      switch step {
      case .opens:
        diaries.append(app.onboarding())
        shown.append([])
        saved.append([])
        tracked.append("Onboarding Opened")
      case .appears(let diary):
        diaries[diary].appeared()
        shown[diary] = saved[diary]
        if diary == 0 { loads += 1 }
      case .writes(let diary):
        let text = ["", " a shrine "][number % 2]
        diaries[diary].write(text)
        shown[diary].append(DiaryEntry(id: UUID(number), text: text, date: world.now.value))
        saved[diary] = shown[diary]
        number += 1
        if diary == 0 { tracked += ["Write Tapped", "Entry Written"] }
      case .tears(let diary):
        withDependencies(from: diaries[diary]) { PageOfTomorrow() }.torn()
        saved[diary] = Array(saved[diary].dropFirst())
        if diary == 0 { (tracked, loads) = (tracked + ["Page Torn"], loads + 1) }
      }
      if [.writes(0), .tears(0)].contains(step) { saves.append(saved[0]) }
      world.now.withValue { $0 += 61.25 }
    }
    let seen = [
      ("The entries that are shown are", text(diaries.map(\.entries)), text(shown)),
      ("The tracked events are", "\(world.tracked.value)", "\(tracked)"),
      ("The number of reads of the real file is", "\(world.loads.value)", "\(loads)"),
      ("The lists that were saved in the real file are", text(world.saves.value), text(saves)),
    ]
    return seen.first { $0.1 != $0.2 }.map { "\($0) \($1), and not \($2)." }
  }

  private func text(_ diaries: [[DiaryEntry]]) -> String {
    let texts = diaries.map {
      $0.map { "\($0.text) (\($0.id.uuidString.suffix(3)), \($0.date.timeIntervalSince1970) s)" }
    }
    return "\(texts)"
  }

  private func app(in world: Outside, _ context: DependencyContext = .test) -> DiaryApp {
    // Seven identifiers, again and again: where time stands still, entries are wholly equal.
    let numbers = LockIsolated(0)
    return withDependencies {
      $0.context = context
      $0.analytics = AnalyticsClient { name in world.tracked.withValue { $0.append(name) } }
      $0.date = DateGenerator { world.now.value }
      $0.diaryFile = DiaryFile {
        world.loads.withValue { $0 += 1 }
        return world.file.value
      } save: { entries in
        world.file.setValue(entries)
        world.saves.withValue { $0.append(entries) }
      }
      $0.uuid = UUIDGenerator {
        numbers.withValue { $0 = $0 % 7 + 1 }
        return UUID(437 + numbers.value)
      }
      $0.timeZone = kyoto
    } operation: {
      DiaryApp()
    }
  }
}

private let secret = DiaryEntry(id: UUID(1), text: "my secret", date: .distantPast)
private let kyoto = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt

/// What is around an app: the collector, the file and the date.
private struct Outside: Sendable {
  let tracked = LockIsolated<[String]>([])
  let file = LockIsolated<[DiaryEntry]>([])
  let saves = LockIsolated<[[DiaryEntry]]>([])
  let loads = LockIsolated(0)
  let now = LockIsolated(Date(timeIntervalSince1970: 1))
}

/// A model that the diary does not have yet.
@MainActor
private final class PageOfTomorrow {
  @Dependency(\.analytics) private var analytics
  @Dependency(\.diaryFile) private var file
  @Dependency(\.context) var context
  @Dependency(\.timeZone) var timeZone

  /// The first entry is torn out.
  func torn() {
    analytics.track("Page Torn")
    file.save(Array(file.load().dropFirst()))
  }
}

/// What happens to the app's diary, which is number 0, or to one of its two onboardings.
private enum Step: Equatable, CustomStringConvertible {
  case opens
  case appears(Int)
  case writes(Int)
  case tears(Int)

  static func following(_ steps: [Self]) -> [Self] {
    let onboardings = steps.count { $0 == .opens }
    return (onboardings < 2 ? [.opens] : [])
      + (0...onboardings).flatMap { [.appears($0), .writes($0), .tears($0)] }
  }

  var description: String {
    let names = ["the app's diary", "the first onboarding", "the second onboarding"]
    return switch self {
    case .opens: "an onboarding is opened"
    case .appears(let diary): "\(names[diary]) appears"
    case .writes(let diary): "you write in \(names[diary])"
    case .tears(let diary): "a new page of \(names[diary]) takes its first entry out"
    }
  }
}

extension Diary {
  fileprivate func write(_ text: String) {
    writeTapped()
    editor?.doneTapped(text)
  }
}
