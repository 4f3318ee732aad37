import AddressCards
import Clocks
import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SayWhatWentWrong {
  let book = FailingAddressBook()

  // Demand 4
  @Test func `where nothing is wrong, nothing is said`() async {
    let screen = book.screen()
    let change = TestView { screen.people }
    await book.load(screen)
    #expect(screen.names == ["Anna Amberg"], "The address book has one person: she is not shown.")
    #expect(change.isTold, "Anna is there, and a view that shows her is not told.")
    #expect(screen.message == nil, "Nothing is wrong, and there is a message.")
  }

  // Demand 1
  @Test(arguments: Failure.all)
  func `a refusal is said, and nothing is read`(refusal: Failure) async {
    let (screen, other) = (book.screen(), FailingAddressBook().screen())
    book.access.setValue(refusal)
    await book.load(screen)
    #expect(screen.message == refusal.sentence, "Access is refused: this is what to say.")
    // Demand 2
    #expect(book.reads.value == 0, "Access is refused, and the address book is read.")
    // Demand 1
    #expect(other.message == nil, "Access is refused to one screen, and another one says it.")

    book.access.setValue(nil)
    await book.load(screen)
    #expect(screen.names == ["Anna Amberg"], "Access is granted after all: she is not shown.")
  }

  // Demand 2
  @Test(arguments: Failure.all)
  func `after a refusal the people are gone`(refusal: Failure) async {
    let screen = book.screen()
    await book.load(screen)
    book.fault.setValue(refusal)
    await book.load(screen)
    let change = TestView { screen.people }
    book.access.setValue(refusal)
    await book.load(screen)
    #expect(screen.names == [], "Access was taken back, and people are still shown.")
    #expect(screen.message == refusal.sentence, "Access was taken back: this is what to say.")
    #expect(change.isTold, "The people are gone, and a view that shows them is not told.")
  }

  // Demand 1
  @Test(arguments: Failure.all)
  func `an unreadable address book is said`(failure: Failure) async {
    let screen = book.screen()
    book.fault.setValue(failure)
    await book.load(screen)
    #expect(screen.message == failure.sentence, "The first read fails: this is what to say.")

    let next = Failure.other(than: failure)
    book.fault.setValue(next)
    await book.load(screen)
    #expect(screen.message == next.sentence, "The second read fails too: this is what to say.")

    book.access.setValue(failure)
    await book.load(screen)
    #expect(screen.message == failure.sentence, "Now access is refused: this is what to say.")
  }

  // Demand 3
  @Test(arguments: Failure.all)
  func `an unreadable address book costs nobody a place`(failure: Failure) async {
    let screen = book.screen()
    await book.load(screen)
    book.fault.setValue(failure)
    let change = TestView { screen.message }
    for attempt in 2...3 {
      await book.load(screen)
      #expect(screen.names == ["Anna Amberg"], "Read \(attempt) fails, and Anna is gone.")
      // Demand 1
      #expect(screen.message == failure.sentence, "Read \(attempt) fails: this is what to say.")
    }
    #expect(change.isTold, "There is a message, and a view that shows it is not told.")
  }

  // Demand 1
  @Test func `an error that comes only once is said too`() async {
    let screen = book.screen()
    for failure in Failure.all.suffix(2) {
      book.failsOnce.setValue(failure)
      await book.load(screen)
      #expect(screen.message == failure.sentence, "One read has failed: this is what to say.")
    }
  }

  // Demand 3
  @Test func `while the address book is read, the people who were shown stay`() async {
    let screen = book.screen()
    await book.load(screen)
    for wait in Wait.allCases {
      book.slow.setValue(wait)
      let loading = Loading(screen)
      await book.clock.advance(by: .milliseconds(437))
      #expect(screen.names == ["Anna Amberg"], "While \(wait), Anna is gone.")
      await book.clock.advance(by: .seconds(1))
      #expect(loading.isOver, "The address book has answered, and 'load' waits for more.")
    }
  }

  // Demand 4
  @Test func `an attempt that succeeds takes the message down`() async {
    let screen = book.screen()
    for failure in Failure.all {
      book.fault.setValue(failure)
      await book.load(screen)
      book.fault.setValue(nil)
      book.people.setValue(["Bo \(failure.sentence)"])
      await book.load(screen)
      #expect(screen.names == book.people.value, "The address book can be read again.")
      #expect(screen.message == nil, "The address book can be read again: the message stays.")
    }
    book.fault.setValue(Failure.all[2])
    await book.load(screen)
    book.fault.setValue(nil)
    book.people.setValue([])
    await book.load(screen)
    #expect(screen.names == [], "Bo was taken out of the address book, and is still shown.")
    #expect(screen.message == nil, "The address book can be read, and is empty: a message stays.")
  }

  // Demand 5
  @Test(arguments: Wait.allCases, [nil, Failure.all[0]])
  func `leaving the screen changes nothing`(wait: Wait, earlier: Failure?) async {
    let screen = book.screen()
    await book.load(screen)
    book.fault.setValue(earlier)
    await book.load(screen)
    let reads = book.reads.value

    book.fault.setValue(nil)
    book.people.setValue(["Zoë Brandt"])
    book.slow.setValue(wait)
    let loading = Loading(screen)
    await book.clock.advance(by: .milliseconds(437))
    await loading.cancel()
    #expect(loading.isOver, "You left the screen while \(wait), and 'load' goes on.")
    await book.clock.advance(by: .seconds(60))
    #expect(screen.message == earlier?.sentence, "You left while \(wait): the message changed.")
    #expect(screen.names == ["Anna Amberg"], "You left while \(wait), and the people changed.")
    if wait == .isAsked {
      #expect(book.reads.value == reads, "You left while \(wait), and the address book is read.")
    }

    book.slow.setValue(nil)
    await book.load(screen)
    #expect(
      screen.names == ["Zoë Brandt"],
      "You left while \(wait), came back, and Zoë is missing."
    )
    #expect(screen.message == nil, "You left while \(wait), came back, and the message stays.")
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let screen = book.screen(in: context)
    await inContext(context) {
      await book.load(screen)
      for failure in Failure.all {
        book.fault.setValue(failure)
        await book.load(screen)
        #expect(screen.message == failure.sentence, "In context '\(context)', a read fails:")
        #expect(screen.names == ["Anna Amberg"], "In context '\(context)', a read fails:")
      }
      book.access.setValue(Failure.all[5])
      await book.load(screen)
      #expect(screen.message == Failure.all[5].sentence, "In context '\(context)', it is a no:")
      #expect(screen.names == [], "In context '\(context)', access was taken back:")
    }
  }
}

extension SayWhatWentWrong {
  // Demand 6
  @Test(arguments: RightScreen.allCases)
  fileprivate func `a screen that respects the no passes your check`(right: RightScreen) async {
    for time in ["first", "second"] {
      let passes = await OtherScreen.passes(right.load)
      #expect(passes, "A screen that \(right.rawValue) does not pass your check the \(time) time.")
    }
    async let first = OtherScreen.passes(right.load)
    async let second = OtherScreen.passes(WrongScreen.readsAllTheSame.load)
    async let third = OtherScreen.passes(right.load)
    let passing = await [first, second, third]
    #expect(
      passing == [true, false, true],
      "Three screens are checked at once, and the second reads after a no. They pass:"
    )
  }

  @Test(arguments: WrongScreen.allCases)
  fileprivate func `a screen that does not respect the no fails your check`(
    wrong: WrongScreen
  ) async {
    let passes = await OtherScreen.passes(wrong.load)
    #expect(!passes, "A screen that \(wrong.rawValue) passes your check.")
  }

  @Test func `your own screen passes your check`() async {
    let passes = await respectsTheNo { ContactsScreen() }
    #expect(passes, "Your own screen does not pass your check.")
  }
}

/// Loads an address book, for the first time or for another one.
private typealias Load = @MainActor @Sendable (ContactsClient, Int) async throws -> Void

/// A screen that loads as it was told to, with the client that was in force when it was made.
@MainActor
private final class OtherScreen: AddressBookScreen {
  private let contacts: ContactsClient
  private let script: Load
  private var loads = 0

  init(_ script: @escaping Load) {
    @Dependency(ContactsClient.self) var contacts
    self.contacts = contacts
    self.script = script
  }

  func load() async {
    loads += 1
    try? await script(contacts, loads)
  }

  /// Whether such a screen passes the check.
  static func passes(_ script: @escaping Load) async -> Bool {
    let isAskedForOne = LockIsolated(false)
    let passes = await withDependencies {
      $0[ContactsClient.self] = .forgotten
    } operation: {
      await respectsTheNo {
        isAskedForOne.setValue(true)
        return OtherScreen(script)
      }
    }
    #expect(isAskedForOne.value, "Your check makes no screen.")
    return passes
  }
}

extension ContactsClient {
  /// What a screen asks where a check hands over no address book, or a part of one.
  fileprivate static var forgotten: ContactsClient {
    let report: @Sendable () -> Void = {
      Issue.record(
        "A screen asks an address book that your check has not handed over: use 'withDependencies'."
      )
    }
    return ContactsClient(
      requestAccess: { report() },
      everyone: {
        report()
        return []
      }
    )
  }
}

private enum RightScreen: String, CaseIterable, Sendable {
  case asksAndReads = "asks, and reads after a yes"
  case asksTwice = "asks again after a no, and reads after a yes"
  case asksOnce = "asks when it is loaded for the first time, and keeps to the answer"
  case asksInATask = "asks in a task, and reads after a yes"

  var load: Load {
    switch self {
    case .asksAndReads:
      { contacts, _ in
        try await contacts.requestAccess()
        _ = try await contacts.everyone()
      }
    case .asksTwice:
      { contacts, _ in
        do { try await contacts.requestAccess() } catch { try await contacts.requestAccess() }
        _ = try await contacts.everyone()
      }
    case .asksOnce:
      { contacts, loads in
        guard loads == 1 else { return }
        try await contacts.requestAccess()
        _ = try await contacts.everyone()
      }
    case .asksInATask:
      { contacts, _ in
        try await Task { try await contacts.requestAccess() }.value
        _ = try await contacts.everyone()
      }
    }
  }
}

private enum WrongScreen: String, CaseIterable, Sendable {
  case readsAllTheSame = "reads although the answer was no"
  case readsBefore = "reads before it asks"
  case readsMeanwhile = "reads while it asks"
  case readsTheFirstTime = "reads when it is loaded for the first time, and never after"
  case readsTheSecondTime = "reads when it is loaded again after a no"
  case knowsTheStoreOnly = "takes an error of the store alone for a no"
  case knowsOthersOnly = "takes an error of the store for a yes"
  case neverAsks = "neither asks nor reads"

  var load: Load {
    switch self {
    case .readsAllTheSame:
      { contacts, _ in
        try? await contacts.requestAccess()
        // It takes its time: a check that does not wait for the load looks too soon.
        for _ in 1...10 { await Task.yield() }
        _ = try await contacts.everyone()
      }
    case .readsBefore:
      { contacts, _ in
        _ = try await contacts.everyone()
        try await contacts.requestAccess()
      }
    case .readsMeanwhile:
      { contacts, _ in
        async let everyone = contacts.everyone()
        try await contacts.requestAccess()
        _ = try await everyone
      }
    case .readsTheFirstTime:
      { contacts, loads in
        try? await contacts.requestAccess()
        if loads == 1 { _ = try await contacts.everyone() }
      }
    case .readsTheSecondTime:
      { contacts, loads in
        if loads == 1 { try await contacts.requestAccess() }
        _ = try await contacts.everyone()
      }
    case .knowsTheStoreOnly:
      { contacts, _ in
        do {
          try await contacts.requestAccess()
        } catch  where !(error is ContactStoreError) {}
        _ = try await contacts.everyone()
      }
    case .knowsOthersOnly:
      { contacts, _ in
        do { try await contacts.requestAccess() } catch is ContactStoreError {}
        _ = try await contacts.everyone()
      }
    case .neverAsks:
      { _, _ in }
    }
  }
}

extension ContactsScreen {
  fileprivate var names: [String] { people.map(\.formattedName) }
}

/// What the screen is waiting for when it goes away.
enum Wait: CaseIterable, Sendable, CustomStringConvertible {
  case isAsked, isRead

  var description: String {
    switch self {
    case .isAsked: "it asked for access"
    case .isRead: "it read the address book"
    }
  }
}

/// An error of the store, or one of a type that no screen has met.
struct Failure: Sendable, CustomTestStringConvertible {
  let error: any Error
  var sentence: String { "\(error)" }
  var testDescription: String { sentence }

  static let all = [
    Failure(error: ContactStoreError.accessRefused),
    Failure(error: ContactStoreError.accessRestricted),
    Failure(error: ContactStoreError.folderMissing(path: "~/.contacts")),
    Failure(error: ContactStoreError.folderUnreadable(path: "~/people", reason: "it is locked")),
    Failure(error: Leak(room: 12)),
    Failure(error: Leak(room: 437)),
    Failure(error: Fire(floors: [1, 3])),
  ]

  /// Another one, with another sentence.
  static func other(than failure: Failure) -> Failure {
    all[failure.sentence == all[2].sentence ? 4 : 2]
  }

  private struct Leak: Error, CustomStringConvertible {
    let room: Int
    var description: String { "The card index in room \(room) is under water." }
  }

  /// It has no words of its own: those are what Swift makes of its name and what it holds.
  private struct Fire: Error {
    let floors: [Int]
  }
}

/// An address book that answers as it is told to, after a second where it is to be slow.
struct FailingAddressBook: Sendable {
  let clock = TestClock()
  let access = LockIsolated<Failure?>(nil)
  let fault = LockIsolated<Failure?>(nil)
  let failsOnce = LockIsolated<Failure?>(nil)
  let people = LockIsolated(["Anna Amberg"])
  let reads = LockIsolated(0)
  let slow = LockIsolated<Wait?>(nil)

  @MainActor
  func screen(in context: DependencyContext = .test) -> ContactsScreen {
    withDependencies {
      $0[ContactsClient.self].requestAccess = {
        if slow.value == .isAsked { try await clock.sleep(for: .seconds(1)) }
        if let refusal = access.value { throw refusal.error }
      }
      $0[ContactsClient.self].everyone = {
        reads.withValue { $0 += 1 }
        if slow.value == .isRead { try await clock.sleep(for: .seconds(1)) }
        if let failure = failsOnce.withValue({ $0.take() }) ?? fault.value { throw failure.error }
        return people.value.map { Contact(identifier: $0, formattedName: $0) }
      }
      // Last: a part of a client without a live value cannot be overridden in the live context.
      $0.context = context
    } operation: {
      ContactsScreen()
    }
  }

  @MainActor
  func load(_ screen: ContactsScreen) async {
    let loading = Loading(screen)
    await clock.advance()
    #expect(loading.isOver, "The address book has answered, and 'load' waits for more.")
    #expect(
      loading.shownAtTheEnd == screen.names + [screen.message],
      "'load' has returned, and what the screen shows has changed later."
    )
  }
}

/// A screen that is loading, until it is left.
@MainActor
private final class Loading {
  private(set) var isOver = false
  private(set) var shownAtTheEnd: [String?] = []
  private var task: Task<Void, Never>?
  private let clock = TestClock()

  init(_ screen: ContactsScreen) {
    task = Task {
      await screen.load()
      shownAtTheEnd = screen.names + [screen.message]
      isOver = true
    }
  }

  func cancel() async {
    task?.cancel()
    await clock.advance()
  }
}
