import DependenciesTestSupport
import IssueReporting
import Testing

@Suite(.filterIssues { $0.isFailure }) struct KnownIssues {
  @Test func `a known issue does not fail the test, reported or thrown`() async {
    struct Rain: Error {}
    _withKnownIssue { reportIssue("It rains.") }
    _withKnownIssue { throw Rain() }
    await _withKnownIssue {
      await Task.yield()
      reportIssue("It rains.")
    }
  }

  @Test func `one that does not come fails it, unless it comes only now and then`() async {
    withKnownIssue {
      _withKnownIssue("Rain") {}
    } matching: {
      "\($0)".contains("Rain")
    }
    await withKnownIssue {
      await _withKnownIssue("Rain") { await Task.yield() }
    } matching: {
      "\($0)".contains("Rain")
    }
    _withKnownIssue(isIntermittent: true) {}
  }
}
