import Clocks
import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import Testing

@testable import FailabilityExercises

/// A call may end the process, so each is made in a process of its own.
@Suite struct FailInsteadOfCrash {
  // Demand 1
  @Test(arguments: Call.allCases)
  fileprivate func `an unexpected call fails the test, each time`(call: Call) async {
    await #expect(processExitsWith: .success, "\(call.crashed)") { [call] in
      for (time, number) in [("first", 17), ("second", 17), ("third", -1)] {
        let (messages, _) = await call.make(number)
        #expect(
          !messages.isEmpty,
          "The \(time) call of 'Mail.\(call.rawValue)' has come back, and has failed no test."
        )
      }
    }
  }

  // Demand 2
  @Test(arguments: Call.allCases)
  fileprivate func `the failure says which endpoint it was, and what it was called with`(
    call: Call
  ) async {
    await #expect(processExitsWith: .success, "\(call.crashed)") { [call] in
      for number in [4_373, 90_817] {
        let (messages, _) = await call.make(number)
        let says = { (words: String) in messages.contains { $0.contains(words) } }
        let name = "Mail.\(call.rawValue)"
        #expect(says(name), "The failure does not say '\(name)'.")
        for other in Call.allCases where other != call {
          #expect(
            !says("Mail.\(other.rawValue)"),
            "The failure of '\(name)' speaks of another endpoint."
          )
        }
        #expect(
          says("\(number)") || !call.canThrow,
          "'\(name)' was called with \(number), and the failure does not say so."
        )
      }
    }
  }

  // Demand 3
  @Test(arguments: Call.allCases)
  fileprivate func `what can throw throws, the others return, and a loop over the changes ends`(
    call: Call
  ) async {
    await #expect(processExitsWith: .success, "\(call.crashed)") { [call] in
      let (_, end) = await call.make(17)
      #expect(end != .waiting, call.waits)
      #expect(
        end != .returned || !call.canThrow,
        "'Mail.\(call.rawValue)' can throw, and returns instead."
      )
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
          #expect(letters == ["A letter in the box"], "An override is not what is called.")
          #expect(mail.unread() == 437, "An override is not what is called.")
        }
      }
      #expect(messages == [], "What is called is overridden, and the test fails.")
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

  /// Those that can throw are those that are called with something.
  var canThrow: Bool { [.fetch, .delete].contains(self) }
  var crashed: Comment {
    "A test that calls 'Mail.\(rawValue)' ends the process, or reports where no test is running."
  }
  var waits: Comment {
    "After a call of 'Mail.\(rawValue)' the test does not go on: it waits in real time, or for ever."
  }

  /// Calls it in a test that has overridden nothing, and which is over when the call is.
  func make(_ number: Int) async -> (messages: [String], end: End) {
    crashInSilence()
    let issues = IssueLog()
    let outcome = LockIsolated<(messages: [String], end: End)?>(nil)
    await withIssueReporters([issues]) {
      @Dependency(\.mail) var mail
      let call = Task { [mail] in
        var (messages, end) = ([String]?.none, End.returned)
        do {
          switch self {
          case .fetch: _ = try await mail.fetch("The letters of the box \(number)")
          case .delete: try await mail.delete(number)
          case .unread: _ = mail.unread()
          case .changes:
            let changes = mail.changes()
            // The call fails the test, and not the loop, which may never be reached.
            messages = issues.messages
            for await _ in changes {}
          }
        } catch {
          end = .thrown
        }
        if Task.isCancelled { end = .waiting }
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

/// Waits until something is over, or all has come to rest. Where jobs are not watched one rest proves
/// nothing, so there are many.
@MainActor
private func rest(until isOver: () -> Bool) async {
  for _ in 1...300 where !isOver() { await TestClock().advance() }
}

/// Swift would take a second to describe each crash.
private func crashInSilence() {
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] { signal(number, SIG_DFL) }
}
