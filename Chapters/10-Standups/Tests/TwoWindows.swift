import Clocks
import Dependencies
import Foundation
import TestTools

@testable import StandupsChapter

/// Two windows over one file. Each change of a person is kept as facts: those that the person saw
/// and took away, and those that came in their place.
@MainActor
struct TwoWindows {
  /// What the windows have told, in notices and alerts.
  private(set) var told: Set<String> = []
  private let clock = TestClock()
  private let disk = WatchedMemory([TwoWindows.base])
  private let windows: [StandupsListModel]
  private var random: SeededGenerator
  private var taken: Set<Fact> = []
  private var given: Set<Fact> = []
  /// What a person has deleted: stand-ups, and attendees, each with the stand-up that had it.
  private var deleted: [UUID: UUID] = [:]
  private var fresh = 0

  private static let base = Standup(
    id: .sample(1),
    title: "Base",
    attendees: (1...3).map { Attendee(id: .sample(10 + $0), name: "Name\($0)") }
  )

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    let (clock, disk) = (clock, disk)
    windows = (1...2).map { window in
      withDependencies {
        $0.continuousClock = clock
        $0.dataManager = disk.dataManager
        let numbers = LockIsolated(window * 1_000)
        $0.uuid = UUIDGenerator {
          numbers.withValue { number in
            number += 1
            return UUID(number)
          }
        }
      } operation: {
        StandupsListModel()
      }
    }
  }

  mutating func run() async {
    for window in windows { await window.task() }
    for _ in 1...random.number(in: 4...12) {
      act(in: random.pick(windows))
      if random.chance(50) { await clock.advance(by: .milliseconds(random.pick([300, 1_000]))) }
      listen()
    }
    for window in windows {
      if let detail = window.detail { finish(detail) }
      // The other one sees what was saved when it saves: it has to have something to save.
      await clock.advance(by: .seconds(1))
      listen()
    }
  }

  /// What is lost without a word: a value that no person who saw it took away, or a deletion.
  func lost() throws -> [String] {
    let left = Set(try disk.standups.flatMap(Fact.all(of:)))
    let gone = given.subtracting(left).subtracting(taken).filter { !isTold($0.value) }
    let ids = Set(left.map(\.of))
    let back = deleted.filter { ids.contains($0) && !isReturnTold($0) && !isReturnTold($1) }
    return gone.map { "\($0)" } + back.map { "\($0.key) is back" }
  }

  private func isReturnTold(_ id: UUID) -> Bool {
    let known = given.union(taken).union(Fact.all(of: Self.base))
    let names = known.filter { $0.of == id && $0.kind == .name }.map(\.value)
    return names.contains { isTold($0, " was deleted in one window") }
  }

  private func isTold(_ words: String...) -> Bool {
    told.contains { sentence in words.allSatisfy(sentence.contains) }
  }

  private mutating func act(in window: StandupsListModel) {
    guard let detail = window.detail else {
      if let standup = window.standups.randomElement(using: &random), random.chance(85) {
        window.standupTapped(id: standup.id)
      } else {
        window.addStandupButtonTapped()
        window.form?.standup.title = word()
        let before = window.standups
        window.confirmAddStandupButtonTapped()
        note(before, window.standups)
      }
      return
    }
    if let form = detail.form {
      random.chance(60) ? edit(form) : finish(detail)
    } else if random.chance(10) {
      let before = window.standups
      detail.deleteButtonTapped()
      detail.alertButtonTapped(.confirmDeletion)
      note(before, window.standups)
    } else if random.chance(80) {
      detail.editButtonTapped()
      detail.form.map { edit($0) }
    } else {
      window.destination = nil
    }
  }

  private mutating func edit(_ form: any StandupFormScreen) {
    switch random.number(in: 1...6) {
    case 1: form.standup.title = word()
    case 2: form.standup.minutes = 10 + next()
    case 3: form.standup.theme = random.pick(Theme.allCases)
    case 4:
      form.addAttendeeButtonTapped()
      form.standup.attendees[form.standup.attendees.count - 1].name = word()
    case 5:
      guard let index = form.standup.attendees.indices.randomElement(using: &random) else { break }
      form.standup.attendees[index].name = word()
    default:
      guard form.standup.attendees.count > 1 else { break }
      form.deleteAttendeeButtonTapped(id: random.pick(form.standup.attendees).id)
    }
  }

  private mutating func finish(_ detail: any StandupDetailScreen) {
    guard let form = detail.form else { return }
    note([form.opened], [form.standup.tidied])
    detail.doneEditingButtonTapped()
  }

  private mutating func note(_ before: [Standup], _ after: [Standup]) {
    let old = Set(before.flatMap(Fact.all(of:)))
    let new = Set(after.flatMap(Fact.all(of:)))
    taken.formUnion(old.subtracting(new))
    given.formUnion(new.subtracting(old))
    for standup in before {
      guard let after = after[id: standup.id] else {
        deleted[standup.id.uuid] = standup.id.uuid
        continue
      }
      for attendee in standup.attendees where after.attendees[id: attendee.id] == nil {
        deleted[attendee.id.uuid] = standup.id.uuid
      }
    }
  }

  private mutating func listen() {
    for window in windows {
      if let notice = window.notice, notice != .isOpenElsewhere { told.insert(notice) }
      guard let alert = window.detail?.alert else { continue }
      told.insert(alert.message)
      window.detail?.alertButtonTapped(nil)
    }
  }

  private mutating func next() -> Int {
    fresh += 1
    return fresh
  }

  private mutating func word() -> String { "word\(next())." }
}
