import Clocks
import Dependencies
import Foundation
import IssueReporting
import Testing

@testable import FailabilityExercises

@Suite struct FailInsteadOfCrash {
  @Dependency(\.mail) private var mail

  /// A crash would end all tests, so another process makes each call first.
  init() async throws {
    try await #require(processExitsWith: .success, "An unexpected call ends the process.") {
      // Without these handlers, a crash prints no backtrace.
      for number in [SIGILL, SIGTRAP] { signal(number, SIG_DFL) }
      await withIssueReporters([]) {
        _ = try? await Mail.testValue.fetch("inbox")
        try? await Mail.testValue.delete(4373)
        _ = Mail.testValue.unread()
        _ = Mail.testValue.changes()
      }
    }
  }

  @Test func `an unexpected call fails the test, and names the endpoint`() async {
    for _ in 1...2 {
      await expectFailure("Mail.fetch") { _ = try? await mail.fetch("inbox") }
      await expectFailure("Mail.delete") { try? await mail.delete(4373) }
      await expectFailure("Mail.unread") { _ = mail.unread() }
      // The call fails, and not the loop: a test may never come to a loop.
      await expectFailure("Mail.changes") { _ = mail.changes() }
    }
  }

  @Test func `fetch and delete also say what they were called with, and throw`() async throws {
    await expectFailure("inbox") {
      await #expect(throws: (any Error).self) { try await mail.fetch("inbox") }
    }
    await expectFailure("4373") {
      await #expect(throws: (any Error).self) { try await mail.delete(4373) }
    }
  }

  @Test func `a loop over the changes ends`() async {
    let isOver = LockIsolated(false)
    await expectFailure("Mail.changes") {
      let loop = Task { [changes = mail.changes()] in
        for await _ in changes.prefix(10) {}
        isOver.setValue(true)
      }
      await TestClock().advance()
      #expect(isOver.value, "All has come to rest, and the loop still waits for a change.")
      loop.cancel()
    }
  }

  @Test func `a test that overrides what it calls does not fail`() async throws {
    let letters = try await withDependencies {
      $0.mail.fetch = { ["A letter in \($0)"] }
    } operation: {
      try await mail.fetch("inbox")
    }
    #expect(letters == ["A letter in inbox"])
  }

  private func expectFailure(_ words: String, when call: () async -> Void) async {
    await withKnownIssue("No failure says '\(words)'.") {
      await call()
    } matching: { issue in
      "\(issue)".contains(words)
    }
  }
}
