import Course
import Foundation

/// A Swift file that is taken, by its path in the package.
package struct TakenFile: Sendable {
  package let path: String
  package var text: String

  /// The modules that it imports.
  var imports: Set<String> { text.importedModules }

  /// How many tests of Swift Testing it has.
  var testCount: Int { text.matches(of: /@Test\b/).count }
}

extension String {
  /// The modules that a Swift source imports.
  package var importedModules: Set<String> {
    let kinds: Set = ["struct", "class", "enum", "func", "protocol", "var"]
    let tokens = SwiftLexer(self).tokens
    return Set(
      tokens.indices.filter { tokens[$0].isWord("import") }.map { index in
        tokens[tokens[index + 1].isWord(kinds) ? index + 2 : index + 1].text
      }
    )
  }
}

/// Why there is nothing to take, in one sentence.
package struct TakeError: Error, Equatable {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension URL {
  /// The text of a file of the workbook.
  func takenText(of path: String) throws(TakeError) -> String {
    guard let text = text(of: path) else {
      throw TakeError("\(path) cannot be read. Get it back from your clone.")
    }
    return text
  }

  /// The Swift files of a folder and of those below it, from the folder.
  func takenFiles(in folder: String) throws(TakeError) -> [(path: String, text: String)] {
    try sources(below: folder).map { path throws(TakeError) in
      (path, try takenText(of: "\(folder)/\(path)"))
    }
  }
}
