/// One thing that is wrong with the course: where it is, what it is, and what to do about it.
package struct Fault: Error, Equatable {
  /// A path from the top of the workbook.
  package let file: String
  package let line: Int?
  /// What is wrong, and what to do, in one sentence.
  package let sentence: String

  package init(_ file: String, line: Int? = nil, _ sentence: String) {
    self.file = file
    self.line = line
    self.sentence = sentence
  }
}

extension Fault: CustomStringConvertible {
  package var description: String { "\(place): \(sentence)" }

  /// In the form in which editors make it a link: `Package.swift:12`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }
}
