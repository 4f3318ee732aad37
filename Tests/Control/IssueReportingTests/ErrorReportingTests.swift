import IssueReporting
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
    let issues = await collectIssues {
      withErrorReporting { throw Offline() }
      await withErrorReporting("Cannot load") {
        await Task.yield()
        throw Offline()
      }
    }
    let line: UInt = #line - 6
    let first = CollectedIssues.Report(text: "Caught error: The server is offline.", line: line)
    let second = CollectedIssues.Report(text: "Cannot load: The server is offline.", line: line + 1)
    #expect(issues == [first, second])
  }

  @Test func `an error can go to other reporters`() {
    let log = CollectedIssues()
    let others = collectIssues {
      withErrorReporting(to: [log]) { throw Offline() }
    }
    #expect(log.texts == ["Caught error: The server is offline."])
    #expect(others.isEmpty)
  }

  @Test func `to be cancelled is no failure`() async {
    let issues = await collectIssues {
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
}
