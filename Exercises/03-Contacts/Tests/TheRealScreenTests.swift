import AddressBook
import Dependencies
import DependenciesTestSupport
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct TheRealScreen {
  let clock = TestClock()
  let answers = LockIsolated<[Answer]>([])
  let screen: PeopleScreen

  struct Answer {
    var after: Duration
    var name: String?
  }

  init() {
    screen = withDependencies { [clock, answers] in
      $0[AddressBookClient.self].everyone = {
        let answer = answers.withValue { $0.isEmpty ? nil : $0.removeFirst() }
        guard let answer else { throw ContactStoreError.accessRefused }
        try? await clock.sleep(for: answer.after)
        guard let name = answer.name else { throw ContactStoreError.accessRefused }
        return [Contact(identifier: name, formattedName: name)]
      }
    } operation: {
      PeopleScreen()
    }
  }

  func willAnswer(_ name: String?, after duration: Duration) {
    answers.withValue { $0.append(Answer(after: duration, name: name)) }
  }

  @Test func `before the address book has answered, nobody is shown`() async {
    #expect(screen.names == [], "Nothing was read, and there are people: nobody knows them.")
    willAnswer("Anna Amberg", after: .seconds(3))
    let loading = Task { await screen.load() }
    await clock.advance(by: .milliseconds(2_999))
    #expect(screen.names == [], "The address book has not answered, and there are people.")
    #expect(screen.isLoading, "The address book is being read, and the screen does not say so.")
    await clock.advance(by: .milliseconds(1))
    await loading.value
  }

  @Test func `it shows whom the address book knows`() async {
    willAnswer("Anna Amberg", after: .seconds(3))
    let loading = Task { await screen.load() }
    await clock.advance(by: .seconds(3))
    await loading.value
    #expect(
      screen.names == ["Anna Amberg"],
      "The address book knows Anna, and the screen does not."
    )
    #expect(!screen.isLoading, "The address book has answered, and the screen still waits.")
  }

  @Test func `when the address book fails, the screen does not wait any longer`() async {
    willAnswer("Anna Amberg", after: .seconds(1))
    willAnswer(nil, after: .seconds(1))
    for _ in 1...2 {
      let loading = Task { await screen.load() }
      await clock.advance(by: .seconds(1))
      await loading.value
    }
    #expect(answers.value.isEmpty, "The screen was loaded twice, and did not ask twice.")
    #expect(screen.names == ["Anna Amberg"], "The second answer failed, and the first is gone.")
    #expect(!screen.isLoading, "The address book has failed, and the screen waits for ever.")
  }

  @Test func `a late answer does not replace a newer one`() async {
    willAnswer("Old", after: .seconds(10))
    willAnswer("New", after: .seconds(2))
    let first = Task { await screen.load() }
    await clock.advance(by: .milliseconds(500))
    let second = Task { await screen.load() }
    await clock.advance(by: .seconds(2))
    #expect(screen.names == ["New"], "The newer answer is there after 2 s, and is not shown.")
    #expect(!screen.isLoading, "The newest answer is there, and the screen waits for an older one.")
    await clock.advance(by: .seconds(60))
    await first.value
    await second.value
    #expect(screen.names == ["New"], "An answer to an older question came late, and is shown.")
  }

  @Test func `it waits for the newest answer, not for any`() async {
    willAnswer("Old", after: .seconds(2))
    willAnswer("New", after: .seconds(10))
    let first = Task { await screen.load() }
    await clock.advance(by: .milliseconds(500))
    let second = Task { await screen.load() }
    await clock.advance(by: .milliseconds(1_730))
    #expect(screen.isLoading, "An older answer is there, the newest is not, and nobody waits.")
    await clock.advance(by: .seconds(10))
    await first.value
    await second.value
    #expect(screen.names == ["New"], "The newest answer is there, and is not shown.")
    #expect(!screen.isLoading, "All answers are there, and the screen still waits.")
  }

  @Test func `a preview has people to scroll through, the same ones each time`() async {
    let (first, second) = withDependencies {
      $0.context = .preview
    } operation: {
      (PeopleScreen(), PeopleScreen())
    }
    await first.load()
    await second.load()
    #expect(first.names.count >= 100, "The preview shows fewer than a hundred people.")
    #expect(
      Set(first.names).count == first.names.count,
      "The preview shows the same names again and again."
    )
    #expect(first.names == second.names, "Two previews show two different lists.")
  }
}
