import AddressCards
import Clocks
import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import OutsideWorld
import Testing

@testable import ContactsExercises

/// What may reach the store of the system does so in a process of its own, which the store may end.
@MainActor
@Suite struct TheRealScreen {
  // Demand 1
  @Test func `the app shows whom the system's address book knows`() async {
    await #expect(processExitsWith: .success, "The app has ended, or shows other people.") {
      let cards = try await CardsOfTheSystem()
      defer { cards.remove() }
      let screen = await appScreen()
      try cards.add("Anna Amberg")
      try await screen.loaded()
      #expect(await screen.names == ["Anna Amberg"], "These are on the cards of the system.")
      for name in ["Bo Zetterlund", "Wiremu Åkerman"] { try cards.add(name) }
      try await screen.loaded()
      #expect(
        await screen.names == ["Wiremu Åkerman", "Anna Amberg", "Bo Zetterlund"],
        "There are two more cards now. By family name, these are on the cards of the system."
      )
      cards.remove()
      try await screen.loaded()
      #expect(
        await screen.names == ["Wiremu Åkerman", "Anna Amberg", "Bo Zetterlund"],
        "The cards of the system cannot be read any more. The people who were shown are:"
      )
    }
  }

  // Demand 2
  @Test func `a preview shows a hundred people or more, the same ones each time`() async throws {
    var shown: [[UInt8]] = []
    for _ in 1...2 {
      let preview = try await #require(
        processExitsWith: .success,
        observing: [\.standardOutputContent],
        "The preview has ended, or shows other people."
      ) {
        let screens = await withDependencies {
          $0.context = .preview
        } operation: {
          await [PeopleScreen(), PeopleScreen()]
        }
        for screen in screens { try await screen.loaded() }
        let names = await screens[0].names
        #expect(names.count >= 100, "The preview shows \(names.count) people.")
        #expect(Set(names).count == names.count, "The preview shows a name twice.")
        #expect(await screens[1].names == names, "Two previews show two different lists.")
        print(names)
      }
      shown.append(preview.standardOutputContent)
    }
    #expect(Set(shown).count == 1, "A preview in another process shows other people.")
  }

  // Demand 3
  @Test func `a test that overrides nothing fails`() async {
    await #expect(
      processExitsWith: .success,
      "A test that overrides nothing should fail and go on: let 'testValue' report an issue."
    ) {
      let screen = await PeopleScreen()
      let issues = IssueLog()
      try await withIssueReporters([issues]) { try await screen.loaded() }
      #expect(!issues.messages.isEmpty, "A test that overrides nothing is not told of it.")
    }
  }

  // Demand 4
  @Test(arguments: [DependencyContext.preview, .test])
  func `a screen shows whom its argument knows`(context: DependencyContext) async throws {
    try await expectPeopleOfItsArgument(in: context)
  }

  @Test func `a screen of the app does so too, and leaves the store alone`() async {
    await #expect(processExitsWith: .success, "Where the context is 'live', it uses the store.") {
      try await expectPeopleOfItsArgument(in: .live)
    }
  }

  // Demand 5
  @Test func `before an address book has answered, nobody is shown`() async throws {
    let other = peopleScreen { ["Bo Åkerman"].people }
    try await other.loaded()
    let clock = TestClock()
    let screen = peopleScreen { [clock] in
      try await clock.sleep(for: .milliseconds(2_437))
      return ["Anna Amberg"].people
    }
    #expect(screen.names == [], "Nothing was read yet, and there are people.")
    let change = TestView { screen.names }
    Task { await screen.load() }
    await clock.advance(by: .milliseconds(2_436))
    #expect(screen.names == [], "The address book has not answered yet, and there are people.")
    await clock.advance(by: .milliseconds(1))
    #expect(screen.names == ["Anna Amberg"], "The address book has answered after 2.437 s.")
    #expect(change.isTold, "Anna is there, and a view that shows her is not told.")

    // Demand 6
    Task { await screen.load() }
    await clock.advance(by: .milliseconds(2_436))
    #expect(screen.names == ["Anna Amberg"], "The address book is read again, and Anna is gone.")
    // Whatever an answer does, nothing is left behind.
    await clock.advance(by: .seconds(60))
  }

  @Test(arguments: [
    ContactStoreError.accessRefused as any Error, CocoaError(.fileNoSuchFile), CancellationError(),
  ])
  func `when an address book fails, the people already shown stay`(failure: any Error) async throws
  {
    let answer = LockIsolated(Result<[Contact], any Error>.success(["Anna Amberg"].people))
    let screen = peopleScreen { try answer.value.get() }
    try await screen.loaded()
    answer.setValue(.failure(failure))
    for attempt in 2...3 {
      try await screen.loaded()
      #expect(screen.names == ["Anna Amberg"], "Read \(attempt) failed, and Anna is gone.")
    }
    answer.setValue(.success([]))
    try await screen.loaded()
    #expect(screen.names == [], "Anna was taken out of the address book, and is still shown.")
  }
}

/// A screen as the app makes it.
@MainActor
private func appScreen() -> PeopleScreen {
  withDependencies {
    $0.context = .live
  } operation: {
    PeopleScreen()
  }
}

/// Two screens and their windows, each with the people that it was made with.
@MainActor
private func expectPeopleOfItsArgument(in context: DependencyContext) async throws {
  let people = LockIsolated(["Anna Amberg", "Johan Falk"])
  try await inContext(context) {
    let screen = peopleScreen { people.value.people }
    let other = peopleScreen { ["Zoë Brandt"].people }
    let window = screen.windowOpened()
    let child = withDependencies(from: screen) { PeopleScreen() }
    for each in [screen, other, window, child] { try await each.loaded() }
    #expect(screen.names == people.value, "The screen does not show whom its argument knows.")
    #expect(other.names == ["Zoë Brandt"], "The other screen does not show whom its own knows.")
    #expect(window.names == people.value, "A window does not show whom its screen shows.")
    #expect(child.names == people.value, "A screen made from it does not show whom it shows.")

    let backwards = Array(oddTexts.reversed())
    for names in [oddTexts, backwards, Array(repeating: backwards, count: 13).flatMap(\.self)] {
      people.setValue(names)
      try await screen.loaded()
      #expect(screen.names == names, "Loaded again, it does not show whom its argument knows.")
    }
  }
}

extension PeopleScreen {
  /// Loads, and waits until that is over. A 'load' that never returns would hold all tests.
  ///
  /// The store answers from a queue of its own, so that the only sign of it is the time that passes.
  fileprivate func loaded() async throws {
    let (ends, continuation) = AsyncStream<[String]?>.makeStream()
    let load = Task {
      await self.load()
      continuation.yield(names)
    }
    let limit = Task {
      try await Task.sleep(for: .seconds(10))
      continuation.yield(nil)
    }
    var atItsEnd: [String]?
    for await names in ends {
      atItsEnd = names
      break
    }
    load.cancel()
    limit.cancel()
    let shown = try #require(atItsEnd, "'load' is not over after ten seconds.")
    #expect(shown == names, "'load' has returned before it was over.")
  }
}

extension [String] {
  fileprivate var people: [Contact] {
    enumerated().map { Contact(identifier: "\($0)", formattedName: $1, givenName: "Moon") }
  }
}

/// The address book of this process: a folder of cards, and a person who has said yes.
private struct CardsOfTheSystem: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID())")

  init() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("WORKBOOK_CONTACTS", folder.path, 1)
    setenv("WORKBOOK_STATE", folder.appending(path: ".state").path, 1)
    UsageDescriptions.declare(.contacts, "To show the people you know.")
    PermissionCenter.shared.present(with: .answering(.allow))
    try await withCheckedThrowingContinuation { continuation in
      ContactStore().requestAccess(for: .contacts) { _, refusal in
        continuation.resume(with: refusal.map { .failure($0) } ?? .success(()))
      }
    }
  }

  func add(_ name: String) throws {
    let names = name.split(separator: " ").reversed().joined(separator: ";")
    let card = "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\nN:\(names);;;\nEND:VCARD\n"
    try Data(card.utf8).write(to: folder.appending(path: "\(name).vcf"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
