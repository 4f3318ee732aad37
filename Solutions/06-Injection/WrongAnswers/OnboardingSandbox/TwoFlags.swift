// Tempting: a flag in the diary and in its editor. The next page of the diary knows nothing of it.

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
  var isOnboarding = false
  @ObservationIgnored @Dependency(\.analytics) private var analytics
  @ObservationIgnored @Dependency(\.diaryFile) private var file

  func appeared() {
    if !isOnboarding { entries = file.load() }
  }

  func writeTapped() {
    if !isOnboarding { analytics.track("Write Tapped") }
    editor = withDependencies(from: self) {
      DiaryEditor(isOnboarding: isOnboarding) { [weak self] entry in self?.add(entry) }
    }
  }

  private func add(_ entry: DiaryEntry) {
    entries.append(entry)
    if !isOnboarding { file.save(entries) }
  }
}

/// Where an entry is written.
@MainActor
final class DiaryEditor {
  @Dependency(\.analytics) private var analytics
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid
  private let done: (DiaryEntry) -> Void

  private let isOnboarding: Bool

  init(isOnboarding: Bool, done: @escaping (DiaryEntry) -> Void) {
    self.isOnboarding = isOnboarding
    self.done = done
  }

  func doneTapped(_ text: String) {
    if !isOnboarding { analytics.track("Entry Written") }
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
    let diary = withDependencies(from: self) { Diary() }
    diary.isOnboarding = true
    return diary
  }
}
