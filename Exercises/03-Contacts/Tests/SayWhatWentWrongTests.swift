import AddressCards
import Clocks
import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SayWhatWentWrong {
  let book = FailingAddressBook()

  // Demand 1
  @Test(arguments: Failure.all)
  func `an error is said in its own words, whoever may still be shown`(failure: Failure) async {
    let screen = book.screen()
    await book.load(screen)
    book.failsOnce.setValue(failure)
    await book.load(screen)
    #expect(screen.message == failure.sentence, "The address book is unreadable. It says:")
    let names = screen.names
    book.access.setValue(failure)
    await book.load(screen)
    #expect(screen.message == failure.sentence, "Access is refused. It says:")
    // Demand 2
    #expect(book.reads.value == 2, "Access was taken back, and the address book is read.")
    #expect(screen.names == [], "Access was taken back, and people are still shown.")
    // Demand 3
    #expect(names == ["Anna Amberg"], "A read fails, and Anna is gone.")
  }

  // Demand 4
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `loads in every order say the last error, and keep the right people`(
    _ context: DependencyContext
  ) async {
    await everyOrder(
      upTo: context == .test ? 3 : 2,
      of: { $0.count < 2 ? Step.ends : Step.three },
      fault: { await fault(after: $0, in: context) }
    )
  }

  // Demand 5
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `leaving the screen changes nothing`(_ context: DependencyContext) async {
    await everyOrder(
      upTo: context == .test ? 4 : 2,
      of: { steps in
        if steps.count % 2 == 1 { return Wait.allCases.map(Step.isLeft) }
        return steps.isEmpty ? Step.ends : Step.three
      },
      fault: { await fault(after: $0, in: context) }
    )
  }

  /// What is not as these loads make it.
  private func fault(after steps: [Step], in context: DependencyContext) async -> String? {
    let book = FailingAddressBook()
    let screen = book.screen(in: context)
    var (names, message, reads) = ([String](), String?.none, 0)
    for step in steps {
      let shown = screen.shown
      let view = TestView { screen.shown }
      step.happens(in: book)
      reads = book.reads.value
      let loading = makeInContext(context) { Loading(screen) }
      if case .isLeft(.begins) = step { loading.cancel() }
      await book.clock.advance(by: .milliseconds(437))
      if !loading.isOver, screen.names != names {
        return "While it loads, it shows \(screen.names)."
      }
      switch step {
      case .reads(let people): (names, message) = (people, nil)
      case .isRefused(let failure): (names, message) = ([], failure.sentence)
      case .fails(let failure): message = failure.sentence
      case .isLeft:
        loading.cancel()
        await book.clock.advance()
        if !loading.isOver { return "'load' goes on." }
      }
      await book.clock.advance(by: .milliseconds(563))
      if !loading.isOver { return "The address book has answered, and 'load' waits for more." }
      if screen.names != names { return "It shows \(screen.names), and not \(names)." }
      if screen.message != message { return "It says \(screen.message ?? "nothing")." }
      if step.isWithoutRead, book.reads.value > reads { return "The address book is read." }
      if screen.shown != shown, !view.isTold { return "No view is told." }
      if loading.shownAtTheEnd != screen.shown { return "What it shows changed after 'load'." }
    }
    return nil
  }
}

/// How a load ends.
private enum Step: CustomStringConvertible {
  case reads([String])
  case isRefused(Failure)
  case fails(Failure)
  case isLeft(Wait)

  static let ends: [Self] =
    ["Zoë Amberg", "Zoë Brandt"].map { .reads([$0, "Bo Falk", "Bo Falk"] + oddTexts) }
    + [.reads([])]
    + [Failure.all[2], Failure.all.last!].flatMap { [.isRefused($0), .fails($0)] }

  /// One of each kind, for what comes later in an order.
  static let three = [ends[0], ends[3], ends[4]]

  var isWithoutRead: Bool {
    switch self {
    case .isRefused, .isLeft(.begins), .isLeft(.isAsked): true
    case .reads, .fails, .isLeft(.isRead): false
    }
  }

  func happens(in book: FailingAddressBook) {
    book.slow.setValue(.isRead)
    book.access.setValue(nil)
    switch self {
    case .reads(let people): book.people.setValue(people)
    case .isRefused(let failure): book.access.setValue(failure)
    // Once: who reads again is told of others.
    case .fails(let failure):
      book.failsOnce.setValue(failure)
      book.people.setValue(["Ida Holm"])
    case .isLeft(let wait):
      book.slow.setValue(wait == .begins ? .isAsked : wait)
      book.people.setValue(["Ida Holm"])
    }
  }

  var description: String {
    switch self {
    case .reads(let people): people.first.map { "\($0) and others are read" } ?? "nobody is read"
    case .isRefused(let failure): "access is refused (\(failure.sentence))"
    case .fails(let failure): "a read fails (\(failure.sentence))"
    case .isLeft(let wait): "the screen is left while \(wait)"
    }
  }
}

extension SayWhatWentWrong {
  // Demand 6
  @Test func `screens that respect the no pass your check, and no others`() async {
    await everyOrder(
      upTo: 2,
      of: { $0.last == .neither ? [] : OneLoad.allCases },
      fault: OtherScreen.fault
    )
  }

  @Test func `checks at once do not disturb each other`() async {
    async let first = OtherScreen.fault(of: [.asks])
    async let second = OtherScreen.fault(of: [.readsAllTheSame])
    async let third = OtherScreen.fault(of: [.asks])
    let faults = await [first, second, third]
    #expect(
      faults == [nil, nil, nil],
      "Three screens are checked at once, and the second reads after a no."
    )
  }

  @Test func `your own screen passes your check`() async {
    let passes = await respectsTheNo { ContactsScreen() }
    #expect(passes, "Your own screen does not pass your check.")
  }
}

/// A screen that loads as it was told to, the last way for ever, with the client that was in force
/// when it was made.
@MainActor
private final class OtherScreen: AddressBookScreen {
  private let contacts: ContactsClient
  private var loads: [OneLoad]

  init(_ loads: [OneLoad]) {
    @Dependency(ContactsClient.self) var contacts
    self.contacts = contacts
    self.loads = loads
  }

  func load() async {
    try? await (loads.count > 1 ? loads.removeFirst() : loads[0]).load(contacts)
  }

  /// What is wrong with what the check says of such a screen.
  static func fault(of loads: [OneLoad]) async -> String? {
    let (isMade, isForgotten) = (LockIsolated(false), LockIsolated(false))
    let passes = await withDependencies {
      $0[ContactsClient.self] = ContactsClient(
        requestAccess: { isForgotten.setValue(true) },
        everyone: {
          isForgotten.setValue(true)
          return []
        }
      )
    } operation: {
      await respectsTheNo {
        isMade.setValue(true)
        return OtherScreen(loads)
      }
    }
    if !isMade.value { return "your check makes no screen." }
    if isForgotten.value {
      return "it asks an address book that your check has not handed over: make the "
        + "screen inside of 'withDependencies'."
    }
    let isRight = loads != [.neither] && loads.allSatisfy { !$0.isWrong }
    return passes == isRight ? nil : "it \(passes ? "passes" : "does not pass") your check."
  }
}

/// What a screen does when it is loaded.
private enum OneLoad: String, CaseIterable, CustomStringConvertible {
  case neither = "the screen neither asks nor reads"
  case asks = "the screen asks, and reads after a yes"
  case asksTwice = "the screen asks again after a no, and reads after a yes"
  case asksInATask = "the screen asks in a task, and reads after a yes"
  case readsAllTheSame = "the screen reads although the answer was no"
  case readsBefore = "the screen reads before it asks"
  case readsMeanwhile = "the screen reads while it asks"
  case knowsTwoTypes = "the screen takes an error of the store or a cancellation alone for a no"
  case knowsOthersOnly = "the screen takes an error of the store for a yes"

  var description: String { rawValue }

  var isWrong: Bool { ![.neither, .asks, .asksTwice, .asksInATask].contains(self) }

  @MainActor
  func load(_ contacts: ContactsClient) async throws {
    switch self {
    case .neither: return
    case .asks: try await contacts.requestAccess()
    case .asksTwice:
      do { try await contacts.requestAccess() } catch { try await contacts.requestAccess() }
    case .asksInATask: try await Task { try await contacts.requestAccess() }.value
    case .readsAllTheSame:
      try? await contacts.requestAccess()
      // It takes its time: a check that does not wait for the load looks too soon.
      for _ in 1...10 { await Task.yield() }
    case .readsBefore:
      _ = try await contacts.everyone()
      try await contacts.requestAccess()
    case .readsMeanwhile:
      async let everyone = contacts.everyone()
      try await contacts.requestAccess()
      _ = try await everyone
    case .knowsTwoTypes:
      do { try await contacts.requestAccess() } catch let no {
        if no is ContactStoreError || no is CancellationError { throw no }
      }
    case .knowsOthersOnly:
      do { try await contacts.requestAccess() } catch is ContactStoreError {}
    }
    _ = try await contacts.everyone()
  }
}

extension ContactsScreen {
  fileprivate var names: [String] { people.map(\.formattedName) }
  fileprivate var shown: [String?] { names + [message] }
}

/// What the screen is waiting for when it goes away.
enum Wait: String, CaseIterable, Sendable, CustomStringConvertible {
  case begins = "its load was about to begin"
  case isAsked = "it asked for access"
  case isRead = "it read the address book"

  var description: String { rawValue }
}

/// An error of the store, or one of a type that no screen has met.
struct Failure: Sendable, CustomTestStringConvertible {
  let error: any Error
  var sentence: String { "\(error)" }
  var testDescription: String { sentence.debugDescription }

  static let all =
    ([
      .accessRefused, .accessRestricted, .folderMissing(path: "~/.contacts"),
      .folderUnreadable(path: "~/people", reason: "it is locked"),
      .noCards(path: "~/cards", skipped: []),
    ] as [ContactStoreError]).map { Failure(error: $0) }
    + oddTexts.map { Failure(error: Complaint(description: $0)) }
    + [Failure(error: Fire(floors: [1, 3]))]

  private struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  /// Its own words are what Swift makes of its name and what it holds.
  private struct Fire: LocalizedError {
    let floors: [Int]
    var errorDescription: String? { "It burns." }
  }
}

/// An address book that answers as it is told to, after a second where it is to be slow.
struct FailingAddressBook: Sendable {
  let clock = TestClock()
  let access = LockIsolated<Failure?>(nil)
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
        if let failure = failsOnce.withValue({ $0.take() }) { throw failure.error }
        return people.value.map { Contact(identifier: "\($0.prefix(1))", formattedName: $0) }
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
    #expect(loading.shownAtTheEnd == screen.shown, "What it shows changed after 'load'.")
  }
}

/// A screen that is loading, until it is left.
@MainActor
private final class Loading {
  private(set) var isOver = false
  private(set) var shownAtTheEnd: [String?] = []
  private var task: Task<Void, Never>?

  init(_ screen: ContactsScreen) {
    task = Task {
      await screen.load()
      shownAtTheEnd = screen.shown
      isOver = true
    }
  }

  func cancel() { task?.cancel() }
}
