/// The text of a chapter, and the instructor's page that belongs to it.
package struct Lesson: Sendable {
  package let document: Document
  /// The instructor's page: `OnStage.md`, or the section "On stage" if a lesson still has one.
  package let notes: String?

  init(_ document: Document, onStage page: Document?) {
    self.document = document
    notes = page?.textWithoutTitle ?? document.section("On stage")
  }

  /// How long the lesson takes on stage; nil if the text does not say so.
  package var minutes: Int? {
    notes.flatMap { $0.firstMatch(of: Self.stage) }.flatMap { Int($0.1) }
  }

  /// How long the text gives to the exercises: `(25 more)`.
  package var minutesOfExercises: Int? {
    notes.flatMap { $0.firstMatch(of: Self.more) }.flatMap { Int($0.1) }
  }

  private nonisolated(unsafe) static let stage = /For the instructor: (\d+)\s+minutes/
  private nonisolated(unsafe) static let more = /\((\d+)\s+more\)/
}

extension Document {
  fileprivate func section(_ heading: String) -> String? {
    sections(level: 2).first { $0.heading == heading }?.text
  }

  fileprivate var textWithoutTitle: String {
    guard text.hasPrefix("# ") else { return text }
    return String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }
}
