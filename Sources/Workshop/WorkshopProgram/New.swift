import Course
import Usage
import Workbook

extension WorkshopProgram {
  static let new: CommandWord.Body = { typed, context in
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
