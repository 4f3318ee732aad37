import Dependencies
import Foundation
import TestProbes
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct OnboardingSandbox {
  private let world = Outside()

  // Demand 1
  @Test(arguments: contexts)
  func `nothing that is done in the onboarding leaves it`(_ context: DependencyContext) {
    let onboarding = app(in: world, context).onboarding()
    world.tracked.setValue([])
    onboarding.appeared()
    for text in ["a temple", "a shrine"] { onboarding.write(text) }
    onboarding.appeared()
    let story = "In context '\(context)', you only tried the diary."
    #expect(world.tracked.value == [], "\(story) Tracked was:")
    #expect(world.saves.value == [], "\(story) Saved in the real file was:")
    #expect(world.loads.value == 0, "\(story) Reads of the real file:")
  }

  // Demand 2
  @Test func `the onboarding begins with an empty diary, whatever is in the file`() {
    world.file.setValue([secret])
    let onboarding = app(in: world).onboarding()
    onboarding.appeared()
    #expect(onboarding.entries == [], "The real file has an entry. The onboarding shows:")
  }

  // Demand 3
  @Test func `what is written in the onboarding is there when it appears again`() {
    let onboarding = app(in: world).onboarding()
    onboarding.appeared()
    for number in 1...23 {
      let views = [TestView { onboarding.entries }, TestView { onboarding.editor }]
      onboarding.write("temple \(number / 2 % 7)")
      #expect(views.allSatisfy { $0.isTold }, "A view of an entry or the editor is not notified.")
    }
    let shown = onboarding.entries.map(\.text)
    #expect(shown.count == 23, "You wrote 23 entries. The number that is shown:")
    for _ in 1...3 { onboarding.appeared() }
    #expect(onboarding.entries.map(\.text) == shown, "It appeared three times more. It shows:")
    // Each list differs from the one before it in one thing, and the last goes back in time.
    let entries = [(1, "", 9.0), (2, "", 9), (2, "a shrine", 9), (2, "a shrine", 7)]
      .map { DiaryEntry(id: UUID($0), text: $1, date: Date(timeIntervalSince1970: $2)) }
    for saved in entries.map({ [$0] }) + [entries] {
      withDependencies(from: onboarding) { PageOfTomorrow() }.file.save(saved)
      onboarding.appeared()
      #expect(text([onboarding.entries]) == text([saved]), "A later page saved this. It shows:")
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `in every order, two onboardings and the app know nothing of each other`(
    _ context: DependencyContext
  ) async {
    let length = context == .test ? 4 : 3
    await everyOrder(in: context, upTo: length, of: Step.following) { steps in
      guard let fault = fault(after: steps, in: context) else { return nil }
      let places = [
        // Demand 6
        fault.hasPrefix("The tracked events") ? #_sourceLocation : nil,
        // Demand 2
        steps == [.opens] ? #_sourceLocation : nil,
        // Demand 3
        steps.count { $0 == .opens } == 1 ? #_sourceLocation : nil,
        // Demand 4
        #_sourceLocation,
      ]
      return (fault, places.compactMap(\.self)[0])
    }
  }

  // Demand 5
  @Test func `what need not be in the sandbox is that of the app`() {
    let onboarding = app(in: world).onboarding()
    let page = withDependencies(from: onboarding) { PageOfTomorrow() }
    #expect(page.timeZone == kyoto, "The app has the time zone of Kyoto. A new page has:")
    #expect(page.uuid() == UUID(437), "A new page asks the app for an identifier, and gets:")
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

  /// What is not as these steps make it.
  private func fault(after steps: [Step], in context: DependencyContext) -> String? {
    let world = Outside()
    world.file.setValue([secret])
    let app = app(in: world, context)
    // The app's diary, and then those of the onboardings: what they show, and what is saved.
    var diaries = [app.diary]
    var (shown, saved): ([[DiaryEntry]], [[DiaryEntry]]) = ([[]], [[secret]])
    var (tracked, loads, saves): ([String], Int, [[DiaryEntry]]) = ([], 0, [])
    var number = 1
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
        let text = [" a shrine ", ""][number % 2]
        diaries[diary].write(text)
        shown[diary].append(.init(id: UUID(437 + number / 2), text: text, date: world.now.value))
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
      $0.map { entry in
        let (id, seconds) = (entry.id.uuidString.suffix(3), entry.date.timeIntervalSince1970)
        return "\(entry.text) (id …\(id), \(seconds) s)"
      }
    }
    return "\(texts)"
  }

  private func app(in world: Outside, _ context: DependencyContext = .test) -> DiaryApp {
    // Seven identifiers, each twice in a row: where time stands still, entries are wholly equal.
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
        numbers.withValue { $0 += 1 }
        return UUID(437 + numbers.value / 2 % 7)
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
  @Dependency(\.diaryFile) var file
  @Dependency(\.context) var context
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.uuid) var uuid

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
