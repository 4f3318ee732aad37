import AddressCards
import Clocks
import ConcurrencyExtras
import Dependencies
import TestProbes
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SearchTheList {
  let book = SlowAddressBook(["Zoë Brandt", "Anna Amberg", "Johan Falk"])

  // Demand 1
  @Test(arguments: contexts)
  func `the address book is read when the screen appears, and at no other time`(
    context: DependencyContext
  ) async {
    await inContext(context) {
      let search = book.search()
      await book.clock.advance(by: .milliseconds(2_310))
      #expect(book.reads.value == 0, "The screen has not appeared, and the address book is read.")
      let appearingGoesOn = await Trace.isLeft { await book.appear(search) }
      let long = "konstantinopolitanska falk"
      let typingGoesOn = await Trace.isLeft {
        for text in long.indices.map({ String(long[...$0]) }) + ["", "falk", "xyz", ""] {
          search.typed(text)
        }
      }
      await book.clock.advance(by: .milliseconds(2_310))
      #expect(book.reads.value == 1, "Something is typed, and the address book is read again.")
      #expect(!typingGoesOn(), "What 'typed' has begun still runs: will it read once more?")
      #expect(!appearingGoesOn(), "What 'appeared' has begun still runs: will it read once more?")

      book.people.setValue(["Falk Ytterberg"])
      await book.appear(search)
      #expect(book.reads.value == 2, "The screen appears again, and the address book is not read.")
      book.people.setValue(nil)
      let failureGoesOn = await Trace.isLeft { await book.appear(search) }
      book.people.setValue([])
      await book.appear(search)
      #expect(book.reads.value == 4, "It appears again after a failed reading. Read in all:")
      #expect(!failureGoesOn(), "A failed reading has left a task that still runs: to read again?")

      let last = [Appearing(search), Appearing(search)]
      for appearing in last { await appearing.ends(on: book.clock, after: .seconds(2)) }
      #expect(book.reads.value == 6, "Two appearances overlap. Readings in all, one for each:")
    }
  }

  // Demand 2
  @Test func `what is found is there at once`() async {
    let search = await book.appearingSearch()
    let other = await book.appearingSearch()
    other.typed("Anna")
    search.typed("Falk")
    #expect(search.names == ["Johan Falk"], "'typed' has returned. Of the three, \"Falk\" finds:")
    #expect(other.names == ["Anna Amberg"], "The field of another screen says \"Anna\". It finds:")
  }

  @Test(arguments: [
    ("an", ["Zoë Brandt", "Anna Amberg", "Johan Falk"]), ("FAL", ["Johan Falk"]),
    ("n f", ["Johan Falk"]), ("zoë b", ["Zoë Brandt"]), ("ZOË", ["Zoë Brandt"]),
    ("RG", ["Anna Amberg"]), ("j", ["Johan Falk"]),
    ("an ", ["Johan Falk"]), (" an", []), ("  ", []),
    ("jfalk", []), ("annn", []), ("amberg anna", []), ("moon", []), (".an", []),
  ])
  func `a name that contains the text in one piece is found, in capitals or not`(
    text: String,
    names: [String]
  ) async {
    for context in contexts {
      await inContext(context) {
        let search = await book.appearingSearch()
        search.typed(text)
        #expect(search.names == names, "In context '\(context)', this is what \"\(text)\" finds.")
      }
    }
  }

  // Demand 3
  @Test(arguments: contexts)
  func `an empty field shows everyone`(context: DependencyContext) async {
    await inContext(context) {
      let names = ["Zoë Brandt", "Anna Amberg", "", "Anna Amberg", "Bo Åkerman"]
      book.people.setValue(names)
      let search = await book.appearingSearch()
      #expect(search.names == names, "Nothing was typed yet, and not everyone is shown.")
      for text in ["anna", "ann", "an", ""] { search.typed(text) }
      #expect(search.names == names, "The text was deleted, and not everyone is back in order.")
      search.typed("anna")
      #expect(search.found.map(\.id) == ["1", "3"], "Of two Anna Ambergs, these are found:")
      book.people.setValue((0..<437).map { "Anna \($0)" })
      await book.appear(search)
      #expect(search.found.count == 437, "437 people are called Anna. How many are found:")
    }
  }

  // Demand 4
  @Test func `until the address book has answered, the people who are here stay`() async {
    let search = await book.appearingSearch()
    search.typed("falk")
    book.people.setValue(["Falk Ytterberg", "Anna Amberg"])
    let appearing = Appearing(search)
    await book.clock.advance(by: .milliseconds(730))
    #expect(search.names == ["Johan Falk"], "While it is read again, \"falk\" finds:")
    search.typed("anna")
    #expect(search.names == ["Anna Amberg"], "While it is read again, \"anna\" finds:")
    search.typed("falk")
    await appearing.ends(on: book.clock, after: .milliseconds(1_270))
    #expect(search.names == ["Falk Ytterberg"], "New people were read. \"falk\" finds:")
  }

  @Test(arguments: contexts)
  func `what is typed and read in any order is found`(context: DependencyContext) async {
    await everyOrder(in: context, upTo: context == .test ? 4 : 3, of: Step.following, fault: fault)
  }

  /// What is not as these steps make it.
  private func fault(after steps: [Step]) async -> String? {
    let book = SlowAddressBook([])
    let search = book.search()
    var (everyone, text, reads) = ([String](), "", 0)
    var fault: String? {
      let right = everyone.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
      return search.names == right ? nil : "it shows \(search.names), not \(right)"
    }
    for step in steps {
      let before = search.names
      let view = TestView { search.found }
      switch step {
      case .typed(let new):
        search.typed(new)
        text = new
      case .reads(let people, let typed, let isLeft):
        book.people.setValue(people)
        let appearing = Appearing(search)
        reads += 1
        await book.clock.advance(by: .milliseconds(730))
        if let fault { return "While it is read, \(fault)." }
        if let typed { search.typed(typed) }
        text = typed ?? text
        if let fault { return "After \"\(text)\" was typed, \(fault)." }
        if isLeft { appearing.task?.cancel() }
        await book.clock.advance(by: .milliseconds(1_270))
        if !appearing.isOver, book.reads.value == reads { return "'appeared' still waits." }
        everyone = people ?? everyone
      }
      if let fault { return "Now \(fault)." }
      if search.names != before, !view.isTold { return "No view is notified of that." }
    }
    return book.reads.value == reads ? nil : "It was read \(book.reads.value) times, not \(reads)."
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case typed(String)
  /// It appears, something is typed meanwhile, and these are read, or none can be, or it is left.
  case reads([String]?, typing: String? = nil, isLeft: Bool = false)

  static func following(_ steps: [Self]) -> [Self] {
    let three = ["Zoë Brandt", "Anna Amberg", "Johan Falk"]
    let others = ["Hanna Falk", "Bo Åkerman", "Anna Amberg"]
    let reads: [Self] = [
      .reads(three), .reads(others), .reads([]), .reads(others, typing: "ann"), .reads(nil),
      .reads(nil, isLeft: true),
    ]
    if steps.isEmpty { return [.reads(three), .reads(nil)] }
    return (reads + ["ann", "FALK", ""].map(Self.typed)).filter { $0 != steps.last }
  }

  var description: String {
    switch self {
    case .typed(let text): "\"\(text)\" is typed"
    case .reads(let people, let typed, let isLeft):
      "the screen appears, "
        + (typed.map { "\"\($0)\" is typed meanwhile, " } ?? "")
        + (people.map { "\($0) are read" } ?? (isLeft ? "it goes away" : "nobody can be read"))
    }
  }
}

extension PeopleSearch {
  fileprivate var names: [String] { found.map(\.formattedName) }
}

/// An address book that takes two seconds of a test clock.
struct SlowAddressBook: Sendable {
  let clock = TestClock()
  let reads = LockIsolated(0)
  /// Nil where the address book cannot be read.
  let people: LockIsolated<[String]?>

  init(_ people: [String]) { self.people = LockIsolated(people) }

  @MainActor
  func search() -> PeopleSearch {
    // Whole: a part of a client without a live value cannot be overridden in the live context.
    var client = PeopleClient.testValue
    client.everyone = {
      reads.withValue { $0 += 1 }
      try await clock.sleep(for: .seconds(2))
      guard let people = people.value else { throw ContactStoreError.accessRefused }
      return people.enumerated().map { index, name in
        Contact(
          identifier: "\(index)",
          formattedName: name,
          givenName: "Moon",
          familyName: name.split(separator: " ").last.map(String.init) ?? ""
        )
      }
    }
    return withDependencies {
      $0[PeopleClient.self] = client
    } operation: {
      PeopleSearch()
    }
  }

  @MainActor
  func appear(_ search: PeopleSearch) async {
    await Appearing(search).ends(on: clock, after: .seconds(2))
  }

  @MainActor
  func appearingSearch() async -> PeopleSearch {
    let search = search()
    await appear(search)
    return search
  }
}

/// A screen that appears: it is there when the address book has answered.
@MainActor
private final class Appearing {
  private(set) var isOver = false
  private(set) var task: Task<Void, Never>?

  init(_ search: PeopleSearch) {
    task = Task {
      try? await search.appeared()
      isOver = true
    }
  }

  func ends(on clock: TestClock<Duration>, after duration: Duration) async {
    await clock.advance(by: duration)
    #expect(isOver, "The address book has answered, and 'appeared' waits for more.")
  }
}

/// A task keeps the task-local values with which it was begun, and lets go of them when it is over.
private final class Trace: Sendable {
  @TaskLocal private static var current: Trace?

  /// Whether a task is left that the operation has begun.
  @MainActor
  static func isLeft(by operation: () async throws -> Void) async rethrows -> () -> Bool {
    let trace = Trace()
    try await $current.withValue(trace) { try await operation() }
    return { [weak trace] in trace != nil }
  }
}
