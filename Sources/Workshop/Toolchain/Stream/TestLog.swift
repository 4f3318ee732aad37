import Course

/// What the tests of a run have done so far.
struct TestLog: Sendable {
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  private var tests: [TestRecord.KnownTest] = []
  private var states: [String: TestOutcome.End] = [:]
  private var issues: [(testID: String?, issue: TestRecord.Issue)] = []
  /// What the framework tells people of the ends of tests, and of the end of all of them.
  private(set) var ends: [String] = []
  /// Whether the stream says what the framework never says: that the tests begin a second time,
  /// that there is one more of them after they began, that one ends that does not run, or that
  /// something happens after the end of all.
  private(set) var isImpossible = false

  var hasOnlyPassed: Bool {
    issues.isEmpty && states.values.allSatisfy { $0 == .passed || $0 == .skipped }
  }

  /// How many tests there are, without the suites that hold them.
  var count: Int { tests.count { !$0.isSuite } }

  mutating func take(_ record: TestRecord) {
    switch record {
    case .test(let test):
      tests.append(test)
      isImpossible = isImpossible || hasStarted
    case .event(let event):
      isImpossible = isImpossible || hasEnded && event.kind != .other
      if event.kind == .testEnded || event.kind == .runEnded { ends.append(event.text ?? "") }
      switch event.kind {
      case .runStarted:
        isImpossible = isImpossible || hasStarted
        hasStarted = true
      case .runEnded: hasEnded = true
      case .testStarted: event.testID.map { states[$0] = .neverEnded }
      case .testEnded:
        isImpossible = isImpossible || !isRunning(event)
        event.testID.map { states[$0] = .passed }
      case .testSkipped: event.testID.map { states[$0] = .skipped }
      case .issueRecorded:
        if let issue = event.issue, issue.isFailure { issues.append((event.testID, issue)) }
      case .testCaseStarted, .testCaseEnded, .other: break
      }
    }
  }

  /// Whether the end of a test is told in words that name it, while it runs.
  private func isRunning(_ end: TestRecord.Event) -> Bool {
    guard let id = end.testID, states[id] == .neverEnded else { return false }
    return tests.contains { $0.id == id && end.text?.contains($0.name) == true }
  }

  /// What became of the tests of an exercise, in the order of their lines. A suite is among them if
  /// it has an issue of its own.
  func outcomes(of exercise: Exercise, told: ToldArguments, root: String) -> [TestOutcome] {
    var told = told
    let suites = exercise.suites.map { "\(exercise.testsModule).\($0)" }
    return
      suites.flatMap { suite in
        tests
          .filter { $0.id == suite || $0.id.hasPrefix("\(suite)/") }
          .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
      }
      .compactMap { test in
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
              argument: told.next(test: test.name, issue: issue),
              file: issue.file.path(below: root),
              line: issue.line
            )
          }
        )
      }
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
