/// The text of a chapter, as the workshop's clock and its instructor need it.
package struct Lesson: Sendable {
  package let document: Document

  init(_ document: Document) { self.document = document }

  /// How long the lesson takes on stage; nil where the text does not say so.
  package var minutes: Int? {
    notes.flatMap { $0.firstMatch(of: /For the instructor: (\d+)\s+minutes/) }.flatMap { Int($0.1) }
  }

  /// How long the text gives to the exercises: `(25 more)`.
  package var minutesOfExercises: Int? {
    notes.flatMap { $0.firstMatch(of: /\((\d+)\s+more\)/) }.flatMap { Int($0.1) }
  }

  /// The section for the instructor.
  package var notes: String? { section("On stage") }

  package func section(_ heading: String) -> String? {
    document.sections(level: 2).first { $0.heading == heading }?.text
  }
}
