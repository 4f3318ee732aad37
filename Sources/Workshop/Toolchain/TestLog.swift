import Course
import Foundation

/// What the tests of a run have done so far.
struct TestLog: Sendable {
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  private var tests: [TestRecord.KnownTest] = []
  private var states: [String: TestOutcome.End] = [:]
  /// By the identifiers of the tests.
  private var issues: [String: [TestRecord.Issue]] = [:]

  /// A loop may record issues for ever.
  private static let mostIssues = 100

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
        if let issue = event.issue, issue.isFailure, let test = event.testID,
          issues[test, default: []].count < Self.mostIssues
        {
          issues[test, default: []].append(issue)
        }
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
    let own = issues[test.id] ?? []
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

/// One line of the event stream that Swift Testing writes, as far as it matters here.
///
/// What is not known is left out: a newer toolchain may say more than this one.
enum TestRecord: Equatable, Sendable {
  case test(KnownTest)
  case event(Event)

  struct KnownTest: Equatable, Sendable {
    let id: String
    let name: String
    let file: String
    let line: Int
    let isSuite: Bool
  }

  struct Event: Equatable, Sendable {
    let kind: Kind
    /// Nil if it concerns all of the tests.
    let testID: String?
    var issue: Issue?

    enum Kind: String, Sendable {
      case runStarted, testStarted, testCaseStarted, issueRecorded, testCaseEnded, testEnded
      case testSkipped, runEnded
      /// A kind that this toolchain does not know.
      case other
    }
  }

  struct Issue: Equatable, Sendable {
    let isFailure: Bool
    /// What the framework says.
    let text: String
    /// What the author of the test says.
    let comment: String
    let file: String
    let line: Int
  }

  /// Nil if the line is no record, or one of an unknown kind.
  init?(line: String) {
    guard let record = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)),
      let payload = record.payload
    else { return nil }
    switch record.kind {
    case "test":
      guard let id = payload.id, let place = payload.sourceLocation else { return nil }
      self = .test(
        KnownTest(
          id: id,
          name: payload.displayName ?? payload.name ?? id,
          file: place.path,
          line: place.line,
          isSuite: payload.kind == "suite"
        )
      )
    case "event":
      let kind = Event.Kind(rawValue: payload.kind ?? "") ?? .other
      let issue = kind == .issueRecorded ? Issue(payload) : nil
      self = .event(Event(kind: kind, testID: payload.testID, issue: issue))
    default:
      return nil
    }
  }
}

extension TestRecord {
  /// Whether the tests have come further. A loop without an end may record issues for ever, and
  /// comes nowhere.
  var isProgress: Bool {
    if case .event(let event) = self, event.kind == .issueRecorded || event.kind == .other {
      false
    } else {
      true
    }
  }
}

extension TestRecord.Issue {
  fileprivate init(_ payload: TestRecord.Line.Payload) {
    let messages = payload.messages ?? []
    let details = messages.filter { $0.symbol == "details" }
    isFailure =
      payload.issue?.isFailure
      ?? (payload.issue?.isKnown != true && payload.issue?.severity != "warning")
    text = messages.first { $0.symbol != "details" && $0.symbol != "difference" }?.text ?? ""
    // The framework adds the comments that stand above an expectation: those are for readers of
    // tests.
    comment = details.map(\.text).filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let place = payload.issue?.sourceLocation
    file = place?.path ?? ""
    line = place?.line ?? 0
  }
}

extension TestRecord {
  /// The line as it is written; each part of it may be missing.
  fileprivate struct Line: Decodable {
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

      var path: String { filePath ?? _filePath ?? "" }
    }
  }
}
