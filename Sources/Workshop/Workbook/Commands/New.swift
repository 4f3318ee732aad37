import Course
import Usage

extension CommandWord {
  static let new = CommandWord(
    "new",
    operands: "chapter NAME [SENTENCE]",
    count: 2...3,
    promise: "A chapter that runs: you write what it is about.",
    details: """
      new chapter Dictation "A microphone hears you, and somebody writes down what you say."

      It makes the folders in Chapters, Exercises and Solutions, and adds the chapter to Package.swift, to
      the tests of all chapters and to the table in README.md. Where you have to write something, it says
      "Write: …", and these words are easily found. The NAME is what is typed after swift run.
      """
  ) { typed, desk in
    guard typed.words[0] == "chapter" else {
      throw UsageError(
        "\"new\" makes a chapter, not \"\(typed.words[0])\": new chapter NAME.",
        typed: typed.words[0],
        known: ["chapter"]
      )
    }
    let course = try desk.course()
    let skeleton = try Skeleton(
      name: typed.words[1],
      sentence: typed.words.count > 2 ? typed.words[2] : nil,
      in: course
    )
    try SkeletonWriter(root: course.root).write(skeleton)
    desk.say(skeleton.report)
    return .success
  }
}
