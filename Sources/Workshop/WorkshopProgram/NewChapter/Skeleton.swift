import Course
import Foundation
import Workbook

/// A chapter that runs and says nothing yet: the template, copied and renamed.
struct Skeleton: Equatable {
  let number: Int
  let name: String
  /// What there is to see, in one sentence.
  let sentence: String
  /// The words that are typed for its versions; none for the usual pair.
  let versions: [String]
  /// A module of its own.
  let module: String?

  static let longestName = 18
  static let longestSentence = 88
  /// As the template says.
  static let (minutesOfLesson, minutesOfExercises) = (15, 25)
  static let toWrite = "Write: what there is to see, in one sentence."

  init(
    number: Int,
    name: String,
    sentence: String? = nil,
    versions: [String] = [],
    module: String? = nil
  ) {
    self.number = number
    self.name = name
    self.sentence = sentence ?? Self.toWrite
    self.versions = versions
    self.module = module
  }

  /// `06-Dictation`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  var folder: String { "\(twoDigits(number))-\(name)" }

  /// The name of the chapter comes first: `--filter LampTests` would find `FirstLampTests.swift`,
  /// too.
  var exercises: [String] { ["First", "Second", "Third"].map { "\(name)\($0)" } }

  /// All that it consists of.
  func files(from template: ChapterTemplate) throws -> [SkeletonFile] {
    try template.files().flatMap { copies(of: $0) }
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
  var path: String
  var text: String
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
