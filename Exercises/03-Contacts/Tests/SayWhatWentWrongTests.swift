import AddressCards
import Clocks
import ConcurrencyExtras
import Dependencies
import Foundation
import TestProbes
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SayWhatWentWrong {
  let book = FailingAddressBook()

  // Demand 1
  @Test(arguments: Failure.all)
  func `an error is shown in its own words, and the right people stay`(failure: Failure) async {
    let screen = book.screen()
    await book.load(screen)
    book.failsOnce.setValue(failure)
    await book.load(screen)
    #expect(screen.message == failure.sentence, "The address book cannot be read. The screen says:")
    let names = screen.names
    book.access.setValue(failure)
    await book.load(screen)
    #expect(screen.message == failure.sentence, "Access is refused. The screen says:")
    // Demand 2
    #expect(book.reads.value == 2, "Access was withdrawn, and the address book is read.")
    #expect(screen.names == [], "Access was withdrawn, and people are still shown.")
    // Demand 3
    #expect(names == ["Anna Amberg"], "A read fails, and Anna is gone.")
  }

  // Demand 4
  @Test(arguments: contexts)
  func `loads in every order show the last error and the right people`(
    _ context: DependencyContext
  ) async {
    await expectLast(in: context) { if case .reads = $0 { true } else { false } }
    // Demand 2
    await expectLast(in: context) { if case .isRefused = $0 { true } else { false } }
    // Demand 3
    await expectLast(in: context) { if case .fails = $0 { true } else { false } }
  }

  // Demand 5
  @Test(arguments: contexts)
  func `leaving the screen changes nothing`(_ context: DependencyContext) async {
    await everyOrder(
      upTo: context == .test ? 4 : 2,
      of: { steps in
        if steps.count % 2 == 1 { return Wait.allCases.map(Step.isLeft) }
        return steps.isEmpty ? Step.ends : Step.three
      },
      fault: { $0.count == 1 ? nil : await fault(after: $0, in: context) }
    )
  }

  /// Loads in every order, the last of which ends in this way.
  private func expectLast(
    in context: DependencyContext,
    _ location: SourceLocation = #_sourceLocation,
    ends: (Step) -> Bool
  ) async {
    await everyOrder(
      upTo: context == .test ? 3 : 2,
      of: { $0.count < 2 ? Step.ends : Step.three },
      sourceLocation: location,
      fault: { $0.last.map(ends) == true ? await fault(after: $0, in: context) : nil }
    )
  }

  /// What is not as the last of these loads makes it.
  private func fault(after steps: [Step], in context: DependencyContext) async -> String? {
    let book = FailingAddressBook()
    let screen = book.screen(in: context)
    func fault(after step: Step) async -> String? {
      let shown = screen.shown
      var (names, message) = (screen.names, screen.message)
      let view = TestView { screen.shown }
      step.happens(in: book)
      let reads = book.reads.value
      let loading = makeInContext(context) { Loading(screen) }
      if case .isLeft(.begins) = step { loading.cancel() }
      await book.clock.advance(by: .milliseconds(437))
      if !loading.isOver, screen.names != names {
        return "While it loads, the screen shows \(screen.names)."
      }
      switch step {
      case .reads(let people): (names, message) = (people, nil)
      case .isRefused(let failure): (names, message) = ([], failure.sentence)
      case .fails(let failure): message = failure.sentence
      case .isLeft:
        loading.cancel()
        await book.clock.advance()
        if !loading.isOver { return "Its task is cancelled, and 'load' still waits for a call." }
      }
      await book.clock.advance(by: .milliseconds(563))
      if !loading.isOver { return "The address book has answered, and 'load' waits for more." }
      if screen.names != names { return "It shows \(screen.names), not \(names)." }
      if screen.message != message {
        return "It says \(screen.message ?? "nothing"), not \(message ?? "nothing")."
      }
      let mayRead = book.access.value == nil && book.slow.value == .isRead
      if !mayRead, book.reads.value > reads { return "It reads all the same." }
      if screen.shown != shown, !view.isTold { return "No view is notified of that." }
      return loading.shownAtTheEnd == screen.shown ? nil : "After 'load', more has changed."
    }
    // What is wrong before the last load is told of a shorter order.
    for step in steps.dropLast() where await fault(after: step) != nil { return nil }
    return await fault(after: steps[steps.count - 1])
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
    + [.reads(oddTexts + ["Bo Falk", "Bo Falk", "Zoë Amberg"])]

  /// One of each kind, for what comes later in an order.
  static let three = [ends[0], ends[3], ends[4]]

  func happens(in book: FailingAddressBook) {
    book.slow.setValue(.isRead)
    book.access.setValue(nil)
    book.people.setValue(["Ida Holm"])
    switch self {
    case .reads(let people): book.people.setValue(people)
    case .isRefused(let failure): book.access.setValue(failure)
    // Once: a screen that reads again finds others.
    case .fails(let failure): book.failsOnce.setValue(failure)
    case .isLeft(let wait): book.slow.setValue(wait == .begins ? .isAsked : wait)
    }
  }

  var description: String {
    switch self {
    case .reads(let people): people.first.map { "\($0) and others are read" } ?? "nobody is read"
    case .isRefused(let failure): "access is refused (\(failure.sentence))"
    case .fails(let failure): "a read fails (\(failure.sentence))"
    case .isLeft(let wait): "the screen is left while \(wait.rawValue)"
    }
  }
}

extension SayWhatWentWrong {
  // Demand 6
  @Test func `screens that respect the no pass your check, and no others`() async {
    await everyOrder(upTo: 2, of: { _ in OneLoad.allCases }, fault: { await OtherScreen.fault($0) })
    let fault = await OtherScreen.fault([.asks], thenOf: [.neither])
    #expect(fault == nil, "With the second error, the screen neither asks nor reads:")
  }

  @Test func `checks at once do not disturb each other`() async {
    async let first = OtherScreen.fault([.asks])
    async let second = OtherScreen.fault([.readsAllTheSame])
    async let third = OtherScreen.fault([.asks])
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
    try? await (loads.count > 1 ? loads.removeFirst() : loads[0])
      .load(contacts.requestAccess, contacts.everyone)
  }

  /// What is wrong with what the check says of them, where all but the first load as `others` say.
  static func fault(_ loads: [OneLoad], thenOf others: [OneLoad]? = nil) async -> String? {
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
        defer { isMade.setValue(true) }
        return OtherScreen(isMade.value ? others ?? loads : loads)
      }
    }
    if !isMade.value { return "your check makes no screen." }
    if isForgotten.value {
      return "it asks an address book that your check has not handed over: make the screen "
        + "inside 'withDependencies'."
    }
    let isSilent = others != nil || loads.allSatisfy { [.neither, .asksTooLate].contains($0) }
    let isRight = !isSilent && loads.allSatisfy { !$0.isWrong }
    return passes == isRight ? nil : "your check says \(passes), and should say \(isRight)."
  }
}

extension ContactsScreen {
  fileprivate var names: [String] { people.map(\.formattedName) }
  fileprivate var shown: [String?] { names + [message] }
}

extension FailingAddressBook {
  @MainActor
  fileprivate func screen(in context: DependencyContext = .test) -> ContactsScreen {
    withDependencies {
      $0[ContactsClient.self] = ContactsClient(requestAccess: requestAccess, everyone: everyone)
      $0.context = context
    } operation: {
      ContactsScreen()
    }
  }

  @MainActor
  fileprivate func load(_ screen: ContactsScreen) async {
    let loading = Loading(screen)
    await clock.advance()
    #expect(loading.isOver, "The address book has answered, and 'load' waits for more.")
    #expect(loading.shownAtTheEnd == screen.shown, "After 'load', more has changed.")
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
