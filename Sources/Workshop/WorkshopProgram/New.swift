import Course
import Usage
import Workbook

extension CommandWord {
  static let new = CommandWord(
    "new",
    operands: "chapter NAME [SENTENCE]",
    count: 2...3,
    promise: "A chapter that runs: you write what it is about.",
    options: [
      Option("--versions", "A,B,C", promise: "Its versions, where they are not the usual pair."),
      Option("--module", "NAME", promise: "A module of its own, with a client in it."),
    ],
    details: """
      new chapter Dictation "A microphone hears you, and you read what you said."
      new chapter Tides "The sea comes and goes." --versions by-hand,library

      It makes the folders in Chapters, Exercises and Solutions, and adds the chapter
      to Package.swift, to the tests of all chapters and to the table in README.md.
      All of it is a copy of Tests/Template, with other names. Where you have to write
      something, it says "Write: …", and these words are easily found. The NAME is
      what is typed after swift run.
      """
  ) { typed, context in
    guard typed.words[0] == "chapter" else {
      throw UsageError(
        "\"new\" makes a chapter, not \"\(typed.words[0])\": new chapter NAME.",
        typed: typed.words[0],
        known: ["chapter"]
      )
    }
    let course = try context.course()
    let skeleton = try Skeleton(
      name: typed.words[1],
      sentence: typed.words.count > 2 ? typed.words[2] : nil,
      versions: typed.values["--versions"],
      module: typed.values["--module"],
      in: course
    )
    try SkeletonWriter(root: course.root).write(skeleton)
    context.say(skeleton.report)
    return .success
  }
}
