import Course
import Foundation
import Usage

/// A file that is taken, by its path in the package.
package struct TakenFile: Sendable {
  package let path: String
  package let text: String

  /// The modules that it imports, if it is a Swift source.
  var imports: Set<String> {
    Set(text.matches(of: Self.importing.anchorsMatchLineEndings()).map { String($0.1) })
  }

  private nonisolated(unsafe) static let importing =
    /^\ *(?:@\w+ |public )*import (?:(?:struct|class|enum|func|protocol|var) )?(\w+)/
}

extension URL {
  /// The text of a file of the workbook.
  func takenText(of path: String) throws(SentenceError) -> String {
    guard let text = text(of: path) else {
      throw SentenceError("\(path) cannot be read. Get it back from your clone.")
    }
    return text
  }

  /// The Swift files of a folder and of those below it, from the folder.
  func takenFiles(in folder: String) throws(SentenceError) -> [TakenFile] {
    try sources(below: folder).map { path throws(SentenceError) in
      TakenFile(path: path, text: try takenText(of: "\(folder)/\(path)"))
    }
  }
}
