import Foundation

/// What one file says: where it may reach out, and which names it has of its own.
struct FileReport: Sendable {
  struct Candidate: Sendable {
    let rule: Rule
    let text: String
    let tokens: Range<Int>
    let start: Int
    let name: String
    var place: Place
    /// Whether it stands in a type that no other file sees.
    let isPrivate: Bool
    var line = 0
    var column = 0

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

  /// The module that it belongs to, as far as its path says: the folder after `Sources` that any
  /// file imports, as `Feed` in `Sources/Screens/Feed`; if none does, the first one.
  func module(among imported: Set<String>) -> String {
    let parts = path.split(separator: "/").dropLast().map(String.init)
    guard let root = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return "" }
    let folders = parts[(root + 1)...]
    return folders.first(where: imported.contains) ?? folders.first ?? ""
  }

  /// Says of each candidate in which line it stands, and leaves out those that are accepted.
  mutating func locate(_ lines: LineNumbers, accepting accepted: Set<Int>) {
    let isOfTests = imports.contains("XCTest") || imports.contains("Testing")
    for index in candidates.indices {
      let (line, column) = lines.position(of: candidates[index].start)
      (candidates[index].line, candidates[index].column) = (line, column)
      if candidates[index].place == .feature, isOfTests {
        candidates[index].place = .test
      } else if candidates[index].place != .test,
        hasLiveValue && candidates[index].isPrivate
          || isEntry && Self.kindsOfEntry.contains(candidates[index].rule.kind)
      {
        candidates[index].place = .live
      }
    }
    // A date among the values that tests share fails no test.
    candidates.removeAll { $0.isOfOneTest || !isOfTests && $0.isValueOfFixture }
    self.accepted = candidates.count { accepted.contains($0.line) }
    candidates.removeAll { accepted.contains($0.line) }
  }
}

extension FileReport {
  /// Reads a file; or says in a sentence why not.
  static func read(_ path: String, _ book: RuleBook) -> (FileReport?, String?) {
    let name = path.onOneLine
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard size <= SourceFiles.largest else {
      return (
        nil, "\(name) is left out: it has \(size >> 20) MB, which is no source that a person wrote."
      )
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return (nil, "\(name) cannot be read: it is left out.")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      return (nil, "\(name) is left out: it is not UTF-8.")
    }
    return (of(Array(data), name, book), nil)
  }

  static func of(_ source: [UInt8], _ path: String, _ book: RuleBook) -> FileReport {
    var reader = FileReader(path, source, book)
    reader.read()
    return reader.report
  }
}
