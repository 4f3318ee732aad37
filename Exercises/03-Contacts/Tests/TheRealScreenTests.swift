import AddressCards
import Clocks
import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting
import OutsideWorld
import TestProbes
import Testing

@testable import ContactsExercises

/// What may reach the store of the system does so in a process of its own, which the store may end.
@MainActor
@Suite struct TheRealScreen {
  // Demand 1
  @Test func `the app shows the people of the system's address book`() async {
    await #expect(processExitsWith: .success, "The app has ended, or shows other people.") {
      let cards = try await CardsOfTheSystem()
      defer { cards.remove() }
      let screen = await screen(in: .live)
      try cards.add("Anna Amberg", "Amberg;Anna")
      try await screen.loaded(from: cards)
      #expect(await screen.names == ["Anna Amberg"], "These are on the cards of the system.")
      for (name, parts) in [
        ("Bo Zetterlund", "Zetterlund;Bo"), ("Bo Zetterlund", "Zetterlund;B"), ("A\nB", "B;A"),
        ("Wiremu Åkerman", "Åkerman;Wiremu"), ("Olsson", "Olsson;"), ("Aada", ";Aada"),
        ("AA Club", ";"),
      ] { try cards.add(name, parts) }
      try await screen.loaded(from: cards)
      let names = await screen.names
      #expect(
        names == ["AA Club", "Aada", "Wiremu Åkerman", "Anna Amberg", "Olsson"]
          + ["Bo Zetterlund", "Bo Zetterlund"],
        "Seven cards are new, and one of them is broken. By family name, the app should show these:"
      )
      // The answer of the person goes with the cards.
      cards.remove()
      try await screen.loaded(from: cards)
      let hasAsked = PermissionCenter.shared.status(of: .contacts) != .notDetermined
      #expect(!hasAsked, "The app asks for access, and should only read.")
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
        let screens = await [screen(in: .preview), screen(in: .preview)]
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
      let issues = IssueLog()
      try await withIssueReporters([issues]) { try await PeopleScreen().loaded() }
      #expect(!issues.messages.isEmpty, "A test overrides nothing, and no issue is reported.")
    }
  }

  // Demand 4
  @Test func `a screen shows the people of its argument, and leaves the store alone`() async {
    await #expect(processExitsWith: .success, "It uses the store, or shows other people.") {
      for context in contexts { try await expectPeopleOfItsArgument(in: context) }
    }
  }

  // Demand 5
  @Test func `before an address book has answered, nobody is shown`() async {
    await #expect(processExitsWith: .success, "It uses the store, or shows people too early.") {
      for context in contexts { try await expectPeople(after: Answer.first, in: context) }
    }
  }

  // Demand 6
  @Test func `when an address book fails, the people already shown stay`() async {
    await #expect(processExitsWith: .success, "It uses the store, or people are gone.") {
      for context in contexts { try await expectPeople(after: Answer.later, in: context) }
    }
  }

  @Test func `when the cards of the system cannot be read, the people already shown stay`() async {
    await #expect(processExitsWith: .success, "The app has ended, or people are gone.") {
      let cards = try await CardsOfTheSystem()
      defer { cards.remove() }
      let first = await screen(in: .live)
      try cards.add("Anna Amberg", "Amberg;Anna")
      try await first.loaded(from: cards)
      cards.remove()
      try await first.loaded(from: cards)
      #expect(await first.names == ["Anna Amberg"], "The cards are gone, and the people too.")
      let later = await screen(in: .live)
      try await later.loaded(from: cards)
      // Demand 5
      #expect(await later.names == [], "It has never read a card, and shows what others have read.")
    }
  }
}

@MainActor
private func screen(in context: DependencyContext) -> PeopleScreen {
  makeInContext(context) { PeopleScreen() }
}

/// Two screens and their windows, each with the people that it was made with.
@MainActor
private func expectPeopleOfItsArgument(in context: DependencyContext) async throws {
  let people = ["Anna Amberg", "Johan Falk"]
  try await inContext(context) {
    let screen = peopleScreen { people.people }
    let other = peopleScreen { ["Zoë Brandt"].people }
    let window = screen.windowOpened()
    let child = withDependencies(from: screen) { PeopleScreen() }
    let place = "In context '\(context)',"
    #expect(window !== screen, "\(place) a second window has no screen of its own.")
    for each in [screen, other, window, child] { try await each.loaded() }
    #expect(screen.names == people, "\(place) the screen shows other people than its argument's.")
    #expect(other.names == ["Zoë Brandt"], "\(place) a second screen does not show its own.")
    #expect(window.names == people, "\(place) a window does not show the people of its screen.")
    #expect(child.names == people, "\(place) a screen that is made from it shows others.")
  }
}

/// Screens whose address books answer in every order, the next answer one of `next`.
@MainActor
private func expectPeople(
  after next: ([Answer]) -> [Answer],
  in context: DependencyContext
) async throws {
  try await everyOrder(in: context, upTo: context == .test ? 3 : 2, of: next) { answers in
    let answer = LockIsolated(Answer.reads([]))
    let (made, whileRead) = (LockIsolated<PeopleScreen?>(nil), LockIsolated<[String]?>(nil))
    let screen = peopleScreen {
      let shown = await made.value?.names ?? []
      whileRead.setValue(shown)
      switch answer.value {
      case .reads(let names): return names.people
      case .fails(let error): throw error
      }
    }
    made.setValue(screen)
    let place = "in context '\(context)',"
    if screen.names != [] { return "Before it is loaded, \(place) it shows \(screen.names)." }
    var names: [String] = []
    for next in answers {
      answer.setValue(next)
      let view = TestView { screen.names }
      whileRead.setValue(nil)
      try await screen.loaded()
      guard let seen = whileRead.value else { return "Now, \(place) no address book is read." }
      if seen != names { return "As it reads, \(place) it shows \(seen)." }
      let shown = names
      if case .reads(let new) = next { names = new }
      if screen.names != names { return "Now, \(place) it shows \(screen.names), not \(names)." }
      if names != shown, !view.isTold { return "Now, \(place) no view is notified of that." }
    }
    return screen.windowOpened().names == []
      ? nil : "Now, \(place) a new window shows people before it has read them."
  }
}

/// What an address book answers when it is read.
private enum Answer: Sendable, CustomStringConvertible {
  case reads([String])
  case fails(any Error)

  static let reads = [
    ["Anna Amberg", "Bo Falk"], ["Anna Amberg", "Bo Holm"], oddTexts,
    Array(repeating: oddTexts.reversed(), count: 13).flatMap(\.self), [],
  ].map(Self.reads)
  static let fails: [Self] = [
    .fails(ContactStoreError.accessRefused), .fails(CocoaError(.fileNoSuchFile)),
    .fails(CancellationError()),
  ]

  static func first(after answers: [Self]) -> [Self] {
    if case .reads = answers.last { [] } else { fails + reads }
  }

  static func later(after answers: [Self]) -> [Self] { answers.isEmpty ? reads : fails + reads }

  var description: String {
    switch self {
    case .reads(let names): "\(names.count) people are read"
    case .fails(let error): "a read fails (\(type(of: error)))"
    }
  }
}

extension PeopleScreen {
  /// Loads, and waits until that is over. A 'load' that never returns would hold all tests: it is
  /// given up after many rests. The store answers from a queue of its own, which no rest waits for:
  /// meanwhile the cards are read as often.
  fileprivate func loaded(from cards: CardsOfTheSystem? = nil) async throws {
    let atItsEnd = LockIsolated<[String]?>(nil)
    let load = Task {
      await self.load()
      let shown = names
      atItsEnd.setValue(shown)
    }
    for _ in 1...1_000 where atItsEnd.value == nil {
      await TestClock().advance()
      await cards?.read()
    }
    load.cancel()
    let shown = try #require(atItsEnd.value, "'load' has not returned.")
    #expect(shown == names, "'load' has returned before it was over.")
  }
}

extension [String] {
  fileprivate var people: [Contact] {
    // By family name, they would be in another order.
    enumerated().map {
      Contact(identifier: "\($0)", formattedName: $1, givenName: "Moon", familyName: "\(9 - $0)")
    }
  }
}
