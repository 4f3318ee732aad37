import Course
import Foundation

/// What the tests of a run have done so far.
struct TestLog: Sendable {
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  private var tests: [KnownTest] = []
  private var states: [String: TestOutcome.End] = [:]
  /// By the identifiers of the tests.
  private var issues: [String: [TestIssue]] = [:]
  private let root: String

  /// A loop may record issues for ever.
  private static let mostIssues = 100

  private struct KnownTest {
    let id: String
    let name: String
    let file: String
    let line: Int
    let isSuite: Bool
  }

  /// - Parameter root: The top of the workbook, from which paths are said.
  init(root: String) { self.root = root }

  /// How many tests there are, without the suites that hold them.
  var count: Int { tests.count { !$0.isSuite } }

  /// Takes one line of the event stream that Swift Testing writes. What is not known is left out: a
  /// newer toolchain may say more than this one.
  ///
  /// - Returns: Whether the tests have come further. A loop without an end may record issues for
  ///   ever, and comes nowhere.
  mutating func take(_ line: String) -> Bool {
    guard let record = try? JSONDecoder().decode(EventLine.self, from: Data(line.utf8)),
      let payload = record.payload
    else { return false }
    if record.kind == "test" {
      guard let id = payload.id, let place = payload.sourceLocation else { return false }
      tests.append(
        KnownTest(
          id: id,
          name: payload.displayName ?? payload.name ?? id,
          file: place.path(below: root),
          line: place.line,
          isSuite: payload.kind == "suite"
        )
      )
      return true
    }
    let test = payload.testID ?? ""
    switch payload.kind {
    case "runStarted": hasStarted = true
    case "runEnded": hasEnded = true
    case "testStarted": states[test] = .neverEnded
    case "testEnded": states[test] = .passed
    case "testSkipped": states[test] = .skipped
    case "testCaseStarted", "testCaseEnded": break
    case "issueRecorded":
      if payload.isFailure, issues[test, default: []].count < Self.mostIssues {
        issues[test, default: []].append(TestIssue(payload, root: root))
      }
      return false
    default: return false
    }
    return true
  }

  /// The outcomes of an exercise's tests: those of its demands in the order of their lines, and then
  /// those of its edges. A suite is among them if it has an issue of its own.
  func outcomes(of exercise: Exercise) -> [TestOutcome] {
    exercise.suites.flatMap { name in
      let suite = "\(exercise.chapterName)ExercisesTests.\(name)"
      return tests.filter { $0.id == suite || $0.id.hasPrefix("\(suite)/") }
        .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
        .compactMap(outcome)
    }
  }

  private func outcome(of test: KnownTest) -> TestOutcome? {
    let own = issues[test.id] ?? []
    if test.isSuite, own.isEmpty { return nil }
    let state = states[test.id] ?? .neverStarted
    let end = state == .passed && !own.isEmpty ? .failed : state
    return TestOutcome(name: test.name, file: test.file, line: test.line, end: end, issues: own)
  }
}

extension String {
  /// The path from the top of the workbook, for a file that is in it.
  func path(below root: String) -> String {
    let top = root.hasSuffix("/") ? root : "\(root)/"
    return hasPrefix(top) ? String(dropFirst(top.count)) : self
  }
}

extension TestIssue {
  fileprivate init(_ payload: EventLine.Payload, root: String) {
    let messages = payload.messages ?? []
    let place = payload.issue?.sourceLocation
    self.init(
      // The framework adds the comments that stand above an expectation: those are for readers of
      // tests.
      comment: messages.filter { $0.symbol == "details" && !$0.text.hasPrefix("//") }
        .map(\.text).joined(separator: "\n"),
      text: messages.first { $0.symbol != "details" && $0.symbol != "difference" }?.text ?? "",
      file: place?.path(below: root) ?? "",
      line: place?.line ?? 0
    )
  }
}

/// A line as it is written; each part of it may be missing.
private struct EventLine: Decodable {
  var kind: String?
  var payload: Payload?

  struct Payload: Decodable {
    var id: String?
    var kind: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Place?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?

    var isFailure: Bool {
      issue?.isFailure ?? (issue?.isKnown != true && issue?.severity != "warning")
    }
  }

  struct Issue: Decodable {
    var isFailure: Bool?
    var isKnown: Bool?
    var severity: String?
    var sourceLocation: Place?
  }

  struct Message: Decodable {
    var symbol: String?
    var text: String
  }

  struct Place: Decodable {
    var filePath: String?
    var _filePath: String?
    var line: Int

    func path(below root: String) -> String { (filePath ?? _filePath ?? "").path(below: root) }
  }
}
