import Course
import TestTools
import Testing

/// `check` builds one exercise, its tests, and the files next to them that are no tests of an
/// exercise. What of that names a type of a neighbour builds only where everything is built.
@Suite struct Neighbours {
  @Test func `what is skipped as Exercises is a test of an exercise`() {
    for file in repository.sources(below: "Tests") where !file.hasPrefix("Template/") {
      let suites = (repository.text(of: "Tests/\(file)") ?? "")
        .matches(of: /@Suite\S* struct (\w*Exercises\w*)/)
      #expect(suites.isEmpty && !file.contains("Exercises"), "\(file)")
    }
  }

  @Test func `no test of an exercise names what a neighbour declares`() throws {
    for chapter in try Course(at: repository).chapters {
      for exercise in chapter.exercises {
        let own = [exercise.path, exercise.testsPath, exercise.edgesPath]
        let declared = Set(own.flatMap(Self.declared))
        #expect(!declared.isEmpty, "\(exercise.name)")
        let others = chapter.exercises.filter { $0 != exercise }
        for test in others.flatMap({ [$0.testsPath, $0.edgesPath] }) {
          let shared = Self.words(in: test).intersection(declared)
          #expect(shared == [], "\(test) names them of \(exercise.name)")
        }
      }
    }
  }

  /// What other files can name: declared at the edge of the page, and not private.
  private static func declared(in file: String) -> [String] {
    let line =
      /(?m)^(?!.*private|\/\/)(?:\S+ )*?(?:struct|class|enum|actor|protocol|func) (\w+)/
    return text(of: file).matches(of: line).map { String($0.1) }
  }

  /// Every word but those of comments and of texts.
  private static func words(in file: String) -> Set<String> {
    let code = text(of: file).replacing(/"[^"\n]*"|\/\/.*/, with: "")
    return Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  private static func text(of file: String) -> String { repository.text(of: file) ?? "" }
}
