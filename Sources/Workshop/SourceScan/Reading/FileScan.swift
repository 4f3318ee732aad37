/// The findings in one file, as far as that alone shows them, and the names that it declares.
struct FileScan: Sendable {
  /// A finding, unless another file declares the name.
  var candidates: [Finding] = []
  let path: String
  var imports: Set<String> = []
  var declared: Set<String> = []
  var declaredAtTop: Set<String> = []
  var cases: Set<String> = []
  /// The classes and actors: `shared` of one of them is an instance for the whole process.
  var classes: Set<String> = []
  var acceptedCount = 0
  /// Whether the program begins in this file: it reads its arguments, names its folders, and makes
  /// what there is once.
  var isEntryPoint = false
  /// Whether the live value of a client is in this file. A private type there is part of it.
  var hasLiveValue = false

  init(path: String) {
    self.path = path
    isEntryPoint = path == "main.swift" || path.hasSuffix("/main.swift")
  }

  init(of source: String, at path: String) {
    let lexer = SwiftLexer(source)
    var scanner = FileScanner(path, lexer)
    scanner.read()
    self = scanner.result
    decideRoles()
    acceptedCount = candidates.count { lexer.acceptedLines.contains($0.line) }
    candidates.removeAll { lexer.acceptedLines.contains($0.line) }
  }

  /// The whole file is known now: its imports say that it is a test, its `@main` that it is an
  /// entry point.
  private mutating func decideRoles() {
    let importsTesting = imports.contains("XCTest") || imports.contains("Testing")
    for index in candidates.indices {
      let candidate = candidates[index]
      if candidate.role == .feature, importsTesting {
        candidates[index].role = .test
      } else if candidate.role != .test,
        hasLiveValue && candidate.isInPrivateType
          || isEntryPoint
            && [.environment, .files, .network, .singletons].contains(candidate.kind)
      {
        candidates[index].role = .live
      }
    }
    // A date or a UUID in a fixture that tests share is not reported.
    candidates.removeAll { $0.isOfOneTest || !importsTesting && $0.isValueOfFixture }
  }
}

extension Finding {
  fileprivate var isValueOfFixture: Bool {
    role == .test && [.time, .randomness].contains(kind) && !text.contains("sleep")
  }

  /// A folder or a name that a test makes for itself, so that it meets no other test.
  fileprivate var isOfOneTest: Bool {
    role == .test && (text.contains("emporaryDirectory") || text.hasPrefix("UUID().uuidString"))
  }
}
