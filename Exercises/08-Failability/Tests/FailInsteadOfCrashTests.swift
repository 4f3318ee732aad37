import Clocks
import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting
import TestProbes
import Testing

@testable import FailabilityExercises

/// A call may end the process, so each is made in a process of its own.
@Suite struct FailInsteadOfCrash {
  // Demand 1
  @Test(arguments: Call.allCases)
  fileprivate func `an unexpected call fails the test, each time`(call: Call) async {
    await #expect(processExitsWith: .success, "\(call.crashed)") { [call] in
      for letter in Call.letters {
        let (messages, _) = await call.make(letter)
        #expect(!messages.isEmpty, call.isSilent(letter))
        if messages.isEmpty { return }
      }
    }
  }

  // Demand 2
  @Test(arguments: Call.allCases)
  fileprivate func `the failure says which endpoint it was, and what it was called with`(
    call: Call
  ) async {
    await #expect(processExitsWith: .success, "\(call.crashed)") { [call] in
      for letter in Call.letters {
        let (messages, _) = await call.make(letter)
        #expect(!messages.isEmpty, call.isSilent(letter))
        if messages.isEmpty { return }
        let says = { (words: String) in messages.contains { words.isEmpty || $0.contains(words) } }
        let name = "Mail.\(call.rawValue)"
        #expect(says(name), "The failure does not say '\(name)'.")
        let others = Call.allCases.filter { $0 != call && says("Mail.\($0.rawValue)") }
        #expect(others == [], "The failure of '\(name)' names another endpoint.")
        let isTold = !call.canThrow || call.arguments(letter).contains(where: says)
        #expect(isTold, "The failure of \(call.told(letter)) does not say what it was called with.")
        if !says(name) || others != [] || !isTold { return }
      }
    }
  }

  // Demand 3
  @Test(arguments: Call.allCases)
  fileprivate func `what can throw throws, the others return, and a loop over the changes ends`(
    call: Call
  ) async {
    await #expect(processExitsWith: .success, "\(call.crashed)") { [call] in
      for letter in Call.letters {
        let (_, end) = await call.make(letter)
        #expect(end != .waiting, call.waits)
        let isThrown = end != .returned || !call.canThrow
        #expect(isThrown, "\(call.told(letter)) can throw, and returns instead.")
        if end == .waiting || !isThrown { return }
      }
    }
  }

  // Demand 4
  @Test func `a test that overrides what it calls does not fail`() async {
    await #expect(processExitsWith: .success, "A call that a test overrides ends the process.") {
      crashInSilence()
      let messages = await IssueLog.messages {
        await withDependencies {
          $0.mail.fetch = { ["A letter in \($0)"] }
          $0.mail.unread = { 437 }
        } operation: {
          @Dependency(\.mail) var mail
          let letters = try? await mail.fetch("the box")
          #expect(letters == ["A letter in the box"], "A call does not reach its override.")
          #expect(mail.unread() == 437, "A call does not reach its override.")
        }
      }
      #expect(messages == [], "The test overrides what it calls, and fails all the same.")
    }
  }

  @Test func `a client that is handed on and not called fails nothing`() async {
    await #expect(processExitsWith: .success, "A client that is not called ends the process.") {
      crashInSilence()
      let messages = IssueLog.messages {
        @Dependency(\.mail) var mail
        let kept = [mail, .testValue]
        #expect(kept.count == 2)
      }
      #expect(messages == [], "Nothing is called, and the test fails.")
    }
  }
}

private enum Call: String, CaseIterable, Codable, Sendable {
  case fetch, delete, unread, changes

  enum End { case returned, thrown, waiting }

  typealias Letter = (folder: String, number: Int, isCancelled: Bool)

  /// What they are called with, each of it twice, and then in a task that is cancelled.
  static let letters: [Letter] = [false, false, true].flatMap { isCancelled in
    zip(oddTexts.reversed(), [4_373, 17, 0, -1, .max, .min, 90_817, 1])
      .map { ($0, $1, isCancelled) }
  }

  /// Those that can throw are those that are called with something.
  var canThrow: Bool { [.fetch, .delete].contains(self) }
  var crashed: Comment {
    "A test that calls 'Mail.\(rawValue)' ends the process, or reports an issue after the test."
  }
  var waits: Comment {
    "After a call of 'Mail.\(rawValue)' the test does not go on: it waits in real time, or never ends."
  }

  /// How a failure may write what it is called with.
  func arguments(_ letter: Letter) -> [String] {
    switch self {
    case .fetch: [letter.folder, String(reflecting: letter.folder)]
    case .delete: ["\(letter.number)"]
    case .unread, .changes: []
    }
  }

  func told(_ letter: Letter) -> String {
    let call = "'Mail.\(rawValue)(\(arguments(letter).last ?? ""))'"
    return letter.isCancelled ? "\(call), in a task that is cancelled," : call
  }

  func isSilent(_ letter: Letter) -> Comment {
    "\(told(letter)) ends, and neither 'unimplemented' nor 'reportIssue' has told the test."
  }

  /// Calls it in a test that has overridden nothing, and which is over when the call is.
  func make(_ letter: Letter) async -> (messages: [String], end: End) {
    crashInSilence()
    let issues = IssueLog()
    let outcome = LockIsolated<(messages: [String], end: End)?>(nil)
    await withIssueReporters([issues]) {
      @Dependency(\.mail) var mail
      let call = Task { [mail] in
        var (messages, end) = ([String]?.none, End.returned)
        if letter.isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        do {
          switch self {
          case .fetch: _ = try await mail.fetch(letter.folder)
          case .delete: try await mail.delete(letter.number)
          case .unread: _ = mail.unread()
          case .changes:
            let changes = mail.changes()
            // The call fails the test, and not the loop, which may never be reached.
            messages = issues.messages
            let count = await changes.prefix(1_000).reduce(0) { count, _ in count + 1 }
            if count == 1_000 { end = .waiting }
          }
        } catch {
          end = .thrown
        }
        if Task.isCancelled && !letter.isCancelled { end = .waiting }
        let all = (messages ?? issues.messages, end)
        outcome.setValue(all)
      }
      await rest { outcome.value != nil }
      call.cancel()
      await rest { outcome.value != nil }
    }
    return outcome.value ?? (issues.messages, .waiting)
  }
}

/// Waits until something is over, or all has come to rest. Where jobs are not watched one rest
/// proves nothing, so there are many.
@MainActor
private func rest(until isOver: () -> Bool) async {
  for _ in 1...300 where !isOver() { await TestClock().advance() }
}

/// Swift would take a second to describe each crash.
private func crashInSilence() {
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] { signal(number, SIG_DFL) }
}
