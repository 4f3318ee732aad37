import Dependencies
import Foundation
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct OnboardingSandbox {
  private let tracked = LockIsolated<[String]>([])
  private let file = LockIsolated([DiaryEntry(id: UUID(9), text: "secret", date: .distantPast)])
  private let app: DiaryApp

  init() {
    app = withDependencies { [tracked, file] in
      $0.analytics.track = { name in tracked.withValue { $0.append(name) } }
      $0.date.now = Date(timeIntervalSince1970: 7)
      $0.diaryFile.load = { file.value }
      $0.diaryFile.save = { file.setValue($0) }
      $0.locale = Locale(identifier: "ja_JP")
      $0.uuid = .incrementing
    } operation: {
      DiaryApp()
    }
  }

  @Test func `nothing that is done in an onboarding leaves it`() {
    let onboarding = app.onboarding()
    onboarding.appeared()
    #expect(onboarding.entries.map(\.text) == [], "The onboarding read the real file.")
    onboarding.write("a temple")
    #expect(tracked.value == ["Onboarding Opened"], "A tap in the onboarding was tracked.")
    #expect(file.value.map(\.text) == ["secret"], "The onboarding saved in the real file.")
  }

  @Test func `what was written in an onboarding is there when it appears again`() {
    let onboarding = app.onboarding()
    onboarding.write("a temple")
    onboarding.write("a shrine")
    onboarding.appeared()
    #expect(onboarding.entries.map(\.text) == ["a temple", "a shrine"])
  }

  @Test func `each onboarding begins with an empty diary of its own`() {
    let first = app.onboarding()
    first.write("a temple")
    let second = app.onboarding()
    second.appeared()
    #expect(second.entries.map(\.text) == [], "The second onboarding does not begin empty.")
    first.appeared()
    #expect(first.entries.map(\.text) == ["a temple"], "The second has emptied the first.")
  }

  @Test func `everything else comes from the app`() {
    let onboarding = app.onboarding()
    onboarding.write("a temple")
    #expect(onboarding.entries.map(\.date) == [Date(timeIntervalSince1970: 7)])
    let language = withDependencies(from: onboarding) {
      @Dependency(\.locale) var locale
      return locale.identifier
    }
    #expect(language == "ja_JP", "The onboarding has another language than the app.")
  }

  @Test func `the app around it tracks and saves as before`() {
    app.diary.appeared()
    app.onboarding().write("a temple")
    app.diary.write("mine")
    #expect(file.value.map(\.text) == ["secret", "mine"])
    #expect(tracked.value == ["Onboarding Opened", "Write Tapped", "Entry Written"])
  }
}

extension Diary {
  fileprivate func write(_ text: String) {
    writeTapped()
    editor?.doneTapped(text)
  }
}
