import IssueReporting
import TestTools
import Testing

@Suite struct ErrorReporting {
  @Test func `a result is passed on`() async {
    #expect(withErrorReporting { 42 } == 42)
    #expect(
      await withErrorReporting {
        await Task.yield()
        return 42
      } == 42
    )
  }

  @Test func `an error is reported at the call`() async {
    let issues = await IssueLog.issues {
      withErrorReporting { throw Offline() }
      await withErrorReporting("Cannot load") {
        await Task.yield()
        throw Offline()
      }
    }
    let line: UInt = #line - 6
    #expect(
      issues.map(\.message) == [
        "Caught error: The server is offline.", "Cannot load: The server is offline.",
      ]
    )
    #expect(issues.map(\.line) == [line, line + 1])
  }

  @Test func `to be cancelled is no failure`() async {
    let issues = await IssueLog.issues {
      withErrorReporting { throw CancellationError() }
      await withErrorReporting {
        await Task.yield()
        throw CancellationError()
      }
    }
    #expect(issues.isEmpty)
  }

  @Test @MainActor func `the body stays on its actor`() async {
    await withErrorReporting {
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func `what a body may not find is nil once`() async {
    let found: Int? = withErrorReporting { Int("7") }
    let later: Int? = await withErrorReporting {
      await Task.yield()
      return Int("8")
    }
    #expect(found == 7)
    #expect(later == 8)
  }
}
