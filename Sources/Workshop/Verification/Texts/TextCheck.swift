import Course

/// One thing that is true of every chapter's texts: pure functions over a folder.
package struct TextCheck: Sendable, CustomStringConvertible {
  /// What is true, as a sentence.
  package let description: String
  private let find: @Sendable (ChapterFiles) -> [Fault]

  init(_ description: String, _ find: @escaping @Sendable (ChapterFiles) -> [Fault]) {
    self.description = description
    self.find = find
  }

  package func faults(in chapter: ChapterFiles) -> [Fault] { find(chapter) }

  /// What holds in every copy of the workbook, however much of it is solved.
  package static let all = [
    theTextsAreThere, lessonHeadings, lessonCommands, instructorNotes, minutesOnStage,
    minutesOfExercises, quotedDiffs, samples, pictures, links, exercises, grades, files, demands,
    sharedFiles, gaps, hints, codeOfHints, wrongAnswers, secondAnswers, keptAnswers, commandRules,
  ]

  /// What holds as long as no exercise is solved.
  package static let allOfAFreshClone = [untouchedExercises]

  /// What holds when the author of a chapter is done with it.
  package static let allOfAFinishedChapter = [nothingLeftToWrite, rejections]

  package static let everyOne = all + allOfAFreshClone + allOfAFinishedChapter
}

/// One thing that is true of the chapters together.
package struct CourseCheck: Sendable, CustomStringConvertible {
  package let description: String
  private let find: @Sendable (CourseFiles) -> [Fault]

  init(_ description: String, _ find: @escaping @Sendable (CourseFiles) -> [Fault]) {
    self.description = description
    self.find = find
  }

  package func faults(in files: CourseFiles) -> [Fault] { find(files) }

  package static let all = [uniqueNames, folders, frontPage, frontLinks]
}
