import Course
import Foundation

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
  /// Files of a folder, by their paths from there.
  func takenFiles(_ paths: [String], in folder: String) throws -> [TakenFile] {
    try paths.map {
      TakenFile(path: $0, text: try Document(path: "\(folder)/\($0)", in: self).text)
    }
  }
}
