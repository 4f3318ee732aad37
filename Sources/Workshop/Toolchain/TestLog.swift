import Course
import Foundation

/// The events of a run's tests so far.
struct TestLog: Sendable {
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  private var tests: [(id: String, isSuite: Bool, outcome: TestOutcome)] = []
  private let root: URL

  /// A loop may record issues for ever.
  private static let mostIssues = 100

  /// - Parameter root: The top of the workbook, which all paths begin at.
  init(root: URL) { self.root = root }

  /// The number of tests, without the suites that hold them.
  var count: Int { tests.count { !$0.isSuite } }

  /// Reads one line of the event stream that Swift Testing writes. An event of an unknown kind is
  /// ignored: a newer toolchain may write more than this one.
  ///
  /// - Returns: Whether this is progress. An issue is none: a loop may record issues for ever.
  mutating func take(_ line: String) -> Bool {
    guard let record = try? JSONDecoder().decode(EventLine.self, from: Data(line.utf8)) else {
      return false
    }
    let payload = record.payload
    if record.kind == "test" { return add(payload) }
    switch payload.kind {
    case "runStarted": hasStarted = true
    case "runEnded": hasEnded = true
    case "testCaseStarted", "testCaseEnded": break
    default:
      guard let index = tests.firstIndex(where: { $0.id == payload.testID }) else { return false }
      let hasFailed = !tests[index].outcome.issues.isEmpty
      switch payload.kind {
      case "testStarted": tests[index].outcome.end = .neverEnded
      case "testEnded": tests[index].outcome.end = hasFailed ? .failed : .passed
      case "testSkipped": tests[index].outcome.end = .skipped
      case "issueRecorded":
        if payload.issue?.isFailure == true,
          tests[index].outcome.issues.count < Self.mostIssues
        {
          tests[index].outcome.issues.append(TestIssue(payload, root: root))
        }
        return false
      default: return false
      }
    }
    return true
  }

  private mutating func add(_ test: EventLine.Payload) -> Bool {
    guard let id = test.id, let location = test.sourceLocation else { return false }
    let outcome = TestOutcome(
      name: test.displayName ?? test.name ?? id,
      file: location.filePath.path(below: root),
      line: location.line,
      end: .neverStarted
    )
    tests.append((id, test.kind == "suite", outcome))
    return true
  }

  /// The outcomes of an exercise's tests: those of its demands in the order of their lines, and
  /// then those of its edges. A suite is among them if it has an issue of its own.
  func outcomes(of exercise: Exercise) -> [TestOutcome] {
    exercise.suites.flatMap { name in
      let suite = "\(exercise.testsModule).\(name)"
      return tests.filter { $0.id == suite || $0.id.hasPrefix("\(suite)/") }
        .filter { !$0.isSuite || !$0.outcome.issues.isEmpty }
        .map(\.outcome).sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }
  }
}

extension String {
  /// The path from the top of the workbook, for a file that is in it.
  func path(below root: URL) -> String {
    let path = root.path(percentEncoded: false)
    let top = path.hasSuffix("/") ? path : "\(path)/"
    return hasPrefix(top) ? String(dropFirst(top.count)) : self
  }
}

extension TestIssue {
  fileprivate init(_ payload: EventLine.Payload, root: URL) {
    let messages = payload.messages ?? []
    let location = payload.issue?.sourceLocation
    self.init(
      // The framework adds the comments above an expectation, which are for readers of the test.
      comment: messages.filter { $0.symbol == "details" && !$0.text.hasPrefix("//") }
        .map(\.text).joined(separator: "\n"),
      text: messages.first { $0.symbol != "details" && $0.symbol != "difference" }?.text ?? "",
      file: location?.filePath.path(below: root) ?? "",
      line: location?.line ?? 0
    )
  }
}

/// A line of the event stream: a test, or an event.
private struct EventLine: Decodable {
  let kind: String
  let payload: Payload

  struct Payload: Decodable {
    let kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: SourceLocation?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }

  struct Issue: Decodable {
    var isFailure: Bool
    var sourceLocation: SourceLocation?
  }

  struct Message: Decodable {
    var symbol: String?
    var text: String
  }

  struct SourceLocation: Decodable {
    let filePath: String
    let line: Int
  }
}
