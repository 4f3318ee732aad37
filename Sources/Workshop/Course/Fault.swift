/// One thing that is wrong with the course: its location, what it is, and what to do about it.
package struct Fault: Error, Equatable {
  /// A path from the top of the workbook; nil for a fault that is in no file.
  package let file: String?
  package let line: Int?
  /// One sentence: what is wrong, and what to do.
  package let sentence: String

  package init(_ file: String?, line: Int? = nil, _ sentence: String) {
    self.file = file
    self.line = line
    self.sentence = sentence
  }
}

extension Fault: CustomStringConvertible {
  /// Begins with the location in the form in which editors make it a link: `Package.swift:12`.
  package var description: String {
    guard let file else { return sentence }
    return "\(line.map { "\(file):\($0)" } ?? file): \(sentence)"
  }
}
