/// All that an attendee's machine tells a class. It has no place for code, for a path, or for the
/// name of a machine.
///
/// Each message tells everything, so the next one makes up for one that is lost.
package struct ClassMessage: Codable, Equatable, Sendable {
  /// How far an attendee is with an exercise.
  package struct Work: Codable, Equatable, Sendable {
    package var exercise: String
    package var isSolved: Bool
    /// How many of its demands hold, and how many there are.
    package var holds: Int
    package var of: Int
    /// The number of the first demand that does not hold.
    package var missing: Int?
    /// Since its first check in this class.
    package var minutes: Int

    package init(
      exercise: String,
      isSolved: Bool,
      holds: Int,
      of: Int,
      missing: Int?,
      minutes: Int = 0
    ) {
      (self.exercise, self.isSolved, self.holds, self.of) = (exercise, isSolved, holds, of)
      (self.missing, self.minutes) = (missing, minutes)
    }
  }

  package var code: String
  /// A secret word: a message that has it is from this attendee.
  package var member: String
  /// Rises with each message, so that the class can tell a late one from a new one.
  package var number: Int
  package var name: String?
  package var isHandUp = false
  package var hasLeft = false
  /// The exercise that was checked last comes last.
  package var works: [Work] = []

  package init(code: String, member: String, number: Int, name: String? = nil) {
    (self.code, self.member, self.number, self.name) = (code, member, number, name)
  }
}

/// What a class answers.
package struct ClassAnswer: Codable, Equatable, Sendable {
  /// The number of the chapter at which the class is.
  package let chapter: Int

  package init(chapter: Int) { self.chapter = chapter }
}
