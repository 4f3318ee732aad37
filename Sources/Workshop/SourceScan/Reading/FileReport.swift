import Foundation

/// What one file says: where it may reach out, and which names it has of its own.
struct FileReport: Sendable {
  struct Candidate: Sendable {
    let rule: Rule
    let text: String
    let tokens: Range<Int>
    let start: SwiftToken
    var place: Place
    /// Whether it stands in a type that no other file sees.
    let isPrivate: Bool

    fileprivate var isValueOfFixture: Bool {
      place == .test && [.time, .randomness].contains(rule.kind) && !text.contains("sleep")
    }

    /// A folder or a name that a test makes for itself, so that it meets no other test.
    fileprivate var isOfOneTest: Bool {
      place == .test && (text.contains("emporaryDirectory") || text.hasPrefix("UUID().uuidString"))
    }
  }

  let path: String
  var candidates: [Candidate] = []
  var imports: Set<String> = []
  var declared: Set<String> = []
  var declaredAtTop: Set<String> = []
  /// The classes and actors among them: of these, `shared` is an instance for the whole process.
  var references: Set<String> = []
  var accepted = 0
  /// Whether the program begins in this file: it reads its arguments, names its folders, and makes
  /// what there is once.
  var isEntry = false
  /// Whether the live value of a client is in this file: what it is made of is at home, too.
  var hasLiveValue = false

  private static let kindsOfEntry: Set<SystemKind> = [.environment, .files, .network, .singletons]

  init(path: String) { self.path = path }

  /// Reads a file; nil if it is no text.
  init?(reading path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      String(validating: data, as: UTF8.self) != nil
    else { return nil }
    self.init(of: Array(data), at: path)
  }

  init(of source: [UInt8], at path: String) {
    let lexer = SwiftLexer(source)
    var reader = FileReader(path, lexer)
    reader.read()
    self = reader.report
    decidePlaces(accepting: Set(lexer.comments.compactMap(\.acceptedLine)))
  }

  /// Says where each candidate stands, now that the whole file is known, and leaves out those that
  /// are accepted.
  private mutating func decidePlaces(accepting accepted: Set<Int>) {
    let isOfTests = imports.contains("XCTest") || imports.contains("Testing")
    for index in candidates.indices {
      let candidate = candidates[index]
      if candidate.place == .feature, isOfTests {
        candidates[index].place = .test
      } else if candidate.place != .test,
        hasLiveValue && candidate.isPrivate
          || isEntry && Self.kindsOfEntry.contains(candidate.rule.kind)
      {
        candidates[index].place = .live
      }
    }
    // A date among the values that tests share fails no test.
    candidates.removeAll { $0.isOfOneTest || !isOfTests && $0.isValueOfFixture }
    self.accepted = candidates.count { accepted.contains($0.start.line) }
    candidates.removeAll { accepted.contains($0.start.line) }
  }
}

extension SwiftLexer.Comment {
  /// The line that `// uncontrolled: reason` accepts: its own, or the next one if it has a line of
  /// its own.
  fileprivate var acceptedLine: Int? {
    let text = text.drop { "/* ".contains($0) }
    guard text.hasPrefix("uncontrolled:"), text.dropFirst(13).contains(where: \.isLetter) else {
      return nil
    }
    return beginsLine ? line + 1 : line
  }
}
