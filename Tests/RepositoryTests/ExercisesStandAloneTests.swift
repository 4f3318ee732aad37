import Foundation
import TestTools
import Testing

/// `check` builds one exercise, its tests, and the files next to them that are no tests of an
/// exercise. What of that names a type of a neighbour builds only where everything is built.
@Suite struct ExercisesStandAlone {
  private static let root = repository.appending(path: "Exercises")

  @Test func `no test of an exercise names what a neighbour declares`() throws {
    var named: [String] = []
    for chapter in try Self.files(of: Self.root) {
      let tests = try Self.files(of: chapter.appending(path: "Tests"))
      let exercises = tests.map(\.stem).filter { $0.hasSuffix("Tests") }.map { $0.dropLast(5) }
      for exercise in exercises {
        let own = tests.filter { ["\(exercise)Tests", "\(exercise)Edges"].contains($0.stem) }
        let declared = try (own + [chapter.appending(path: "\(exercise).swift")])
          .flatMap { try Self.declared(in: String(contentsOf: $0, encoding: .utf8)) }
        #expect(!declared.isEmpty, "\(exercise)")
        for test in tests where !own.contains(test) {
          let words = try Self.words(in: String(contentsOf: test, encoding: .utf8))
          let shared = words.intersection(declared).sorted()
          named += shared.map { "\(test.lastPathComponent) names \($0) of \(exercise)" }
        }
      }
    }
    #expect(named == [])
  }

  /// What other files can name: declared at the edge of the page, and not private.
  private static func declared(in source: String) -> [String] {
    let line =
      /(?m)^(?!.*private|\/\/)(?:\S+ )*?(?:struct|class|enum|actor|protocol|func) (\w+)/
    return source.matches(of: line).map { String($0.1) }
  }

  /// Every word but those of comments and of texts.
  private static func words(in source: String) -> Set<String> {
    let code = source.replacing(/"[^"\n]*"|\/\/.*/, with: "")
    return Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  private static func files(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.hasDirectoryPath || $0.pathExtension == "swift" }
  }
}

extension URL {
  fileprivate var stem: String { deletingPathExtension().lastPathComponent }
}
