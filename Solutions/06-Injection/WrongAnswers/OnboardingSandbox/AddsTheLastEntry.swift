// Tempting: only the last entry is new.

import Dependencies
import Foundation
import Observation

/// Keeps the diary: one file for all entries.
struct DiaryFile: Sendable {
  var load: @Sendable () -> [DiaryEntry]
  var save: @Sendable ([DiaryEntry]) -> Void
}

struct DiaryEntry: Equatable, Sendable {
  let id: UUID
  let text: String
  let date: Date
}

extension DiaryFile: TestDependencyKey {
  static let testValue = DiaryFile(
    load: unimplemented("DiaryFile.load", placeholder: []),
    save: unimplemented("DiaryFile.save")
  )
}

extension DependencyValues {
  var diaryFile: DiaryFile {
    get { self[DiaryFile.self] }
    set { self[DiaryFile.self] = newValue }
  }
}

/// A diary: each change is saved, and the makers of the app hear of it.
@MainActor @Observable
final class Diary {
  private(set) var entries: [DiaryEntry] = []
  private(set) var editor: DiaryEditor?
  @ObservationIgnored @Dependency(\.analytics) private var analytics
  @ObservationIgnored @Dependency(\.diaryFile) private var file

  func appeared() {
    entries = file.load()
  }

  func writeTapped() {
    analytics.track("Write Tapped")
    editor = withDependencies(from: self) {
      DiaryEditor { [weak self] entry in self?.add(entry) }
    }
  }

  private func add(_ entry: DiaryEntry) {
    entries.append(entry)
    file.save(entries)
  }
}

/// Where an entry is written.
@MainActor
final class DiaryEditor {
  @Dependency(\.analytics) private var analytics
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid
  private let done: (DiaryEntry) -> Void

  init(done: @escaping (DiaryEntry) -> Void) { self.done = done }

  func doneTapped(_ text: String) {
    analytics.track("Entry Written")
    done(DiaryEntry(id: uuid(), text: text, date: now))
  }
}

/// The app around the diary, with a page that lets people try the diary out.
@MainActor
final class DiaryApp {
  @Dependency(\.analytics) private var analytics
  let diary = Diary()

  /// The real diary, to play with.
  func onboarding() -> Diary {
    analytics.track("Onboarding Opened")
    return withDependencies(from: self) {
      $0.analytics.track = { _ in }
      $0.diaryFile = .inMemory()
    } operation: {
      Diary()
    }
  }
}

extension DiaryFile {
  /// Keeps what is saved in memory, and begins with nothing.
  static func inMemory() -> DiaryFile {
    let entries = LockIsolated<[DiaryEntry]>([])
    return DiaryFile(
      load: { entries.value },
      save: { saved in entries.withValue { if let last = saved.last { $0.append(last) } } }
    )
  }
}
