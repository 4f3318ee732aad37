import Course
import Foundation
import Usage

/// A chapter that runs and says nothing yet.
struct Skeleton: Equatable {
  let number: Int
  let name: String
  /// What there is to see, in one sentence.
  let sentence: String

  static let longestName = 18
  static let longestSentence = 88

  init(number: Int, name: String, sentence: String? = nil) {
    self.number = number
    self.name = name
    self.sentence = sentence ?? "Write: what there is to see, in one sentence."
  }

  /// `06-Dictation`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  var folder: String { "\(twoDigits(number))-\(name)" }

  var exercises: [String] { ["First\(name)", "Second\(name)", "Third\(name)"] }

  /// All that it consists of.
  var files: [SkeletonFile] {
    [
      lesson, uncontrolled, controlled, model, scene, demo, exactTest, painTest,
      exercisesText, hints, firstExerciseTests, secondExerciseTests, thirdExerciseTests,
      firstSolution, secondSolution, thirdSolution, secondAnswer,
    ]
      + [firstStarter, secondStarter, thirdStarter].flatMap {
        [$0.moved(to: "Exercises/\(folder)"), $0.moved(to: "Solutions/\(folder)/Starters")]
      }
      + wrongAnswers
  }

  /// What is said when it is there.
  var report: String {
    """
    Chapter \(folder) is there, and it runs. What you have to write is marked with "Write:".

      \("grep -rn Write: Chapters/\(folder) Exercises/\(folder) Solutions/\(folder) README.md")

      swift run \(name)
      swift test --filter \(name)Tests
      swift test --filter \(name)Exercises
      WORKBOOK_SOLUTIONS=1 swift test --scratch-path .build/solutions --filter \(name)Exercises

    The last command passes, the one before it fails: that is how it has to be.
    """
  }
}

/// A file of the skeleton.
struct SkeletonFile: Equatable {
  /// From the top of the workbook.
  let path: String
  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text + "\n"
  }

  func moved(to folder: String) -> SkeletonFile {
    SkeletonFile("\(folder)/\(path)", String(text.dropLast()))
  }
}
