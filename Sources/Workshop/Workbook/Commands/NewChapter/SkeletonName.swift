import Course
import Foundation
import Usage

extension Skeleton {
  /// The chapter after the last one, if it may be called that.
  init(name: String, sentence: String?, in course: Course) throws(UsageError) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z0-9][A-Za-z0-9]*/) != nil else {
      throw UsageError(
        "\"\(name)\" is no name for a chapter: write it like Countdown or FirstSteps."
      )
    }
    guard name.count <= Self.longestName else {
      throw UsageError("\(name) is too long: a name has \(Self.longestName) letters at most.")
    }
    if let taken = Self.taken(in: course).first(where: { $0.isLike(name) }) {
      throw UsageError("There is a \(taken) already: take another name than \(name).")
    }
    let number = (course.chapters.map(\.number).max() ?? 0) + 1
    guard number <= 99 else { throw UsageError("There are 99 chapters: that is all there can be.") }
    if let sentence {
      guard !sentence.isEmpty, sentence.count <= Self.longestSentence,
        sentence.allSatisfy({ !$0.isNewline && $0 != "\t" })
      else {
        throw UsageError(
          "The sentence has to be one line of at most \(Self.longestSentence) letters."
        )
      }
    }
    self.init(number: number, name: name, sentence: sentence)
  }

  /// What has a name: chapters, exercises, and the modules and products of the manifest. On some disks
  /// `countdown` and `Countdown` are the same folder.
  private static func taken(in course: Course) -> [String] {
    let file = course.root.appending(path: "Package.swift")
    let manifest = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let modules = manifest.matches(of: /Module\(\s*"(\w+)"/).map { String($0.1) }
    let products = manifest.matches(of: /product: "(\w+)"/).map { String($0.1) }
    let fixtures = manifest.matches(of: /"(\w+)": \[/).map { String($0.1) }
    return course.chapters.map(\.name) + course.exercises.map(\.name) + modules + products
      + fixtures
      // These would make a module of the same name: ChaptersTests, PackageTests.
      + ["Chapters", "Package"]
  }
}

extension String {
  fileprivate func isLike(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
