import Course

/// What the tests of a run have done so far.
struct TestLog: Sendable {
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  private var tests: [TestRecord.KnownTest] = []
  private var states: [String: TestOutcome.End] = [:]
  private var issues: [(testID: String?, issue: TestRecord.Issue)] = []

  /// How many tests there are, without the suites that hold them.
  var count: Int { tests.count { !$0.isSuite } }

  mutating func take(_ record: TestRecord) {
    switch record {
    case .test(let test): tests.append(test)
    case .event(let event):
      switch event.kind {
      case .runStarted: hasStarted = true
      case .runEnded: hasEnded = true
      case .testStarted: event.testID.map { states[$0] = .neverEnded }
      case .testEnded: event.testID.map { states[$0] = .passed }
      case .testSkipped: event.testID.map { states[$0] = .skipped }
      case .issueRecorded:
        if let issue = event.issue, issue.isFailure { issues.append((event.testID, issue)) }
      case .testCaseStarted, .testCaseEnded, .other: break
      }
    }
  }

  /// The outcomes of an exercise's tests: those of its demands in the order of their lines, and then
  /// those of its edges. A suite is among them if it has an issue of its own.
  func outcomes(of exercise: Exercise, root: String) -> [TestOutcome] {
    exercise.suites.flatMap { name in
      let suite = "\(exercise.testsModule).\(name)"
      return tests.filter { $0.id == suite || $0.id.hasPrefix("\(suite)/") }
        .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
        .compactMap { outcome(of: $0, root: root) }
    }
  }

  private func outcome(of test: TestRecord.KnownTest, root: String) -> TestOutcome? {
    let own = issues.filter { $0.testID == test.id }.map(\.issue)
    if test.isSuite, own.isEmpty { return nil }
    let state = states[test.id] ?? .neverStarted
    return TestOutcome(
      name: test.name,
      file: test.file.path(below: root),
      line: test.line,
      end: state == .passed && !own.isEmpty ? .failed : state,
      issues: own.map { issue in
        TestIssue(
          comment: issue.comment,
          text: issue.text,
          file: issue.file.path(below: root),
          line: issue.line
        )
      }
    )
  }
}

extension Exercise {
  var testsModule: String { "\(chapterName)ExercisesTests" }
}

extension String {
  /// The path from the top of the workbook, for a file that is in it.
  func path(below root: String) -> String {
    let top = root.hasSuffix("/") ? root : "\(root)/"
    return hasPrefix(top) ? String(dropFirst(top.count)) : self
  }
}
