import Course
import Foundation
import Usage

extension Skeleton {
  /// The chapter after the last one, if it may be called that.
  init(
    name: String,
    sentence: String?,
    versions: String? = nil,
    module: String? = nil,
    in course: Course
  ) throws(UsageError) {
    guard name.isTypeName else {
      throw UsageError("\"\(name)\" is no name for a chapter: write it like FirstSteps.")
    }
    guard name.count <= Self.longestName else {
      throw UsageError("\(name) is too long: a name has \(Self.longestName) letters at most.")
    }
    if let taken = Self.taken(in: course).first(where: { $0.isLike(name) }) {
      throw UsageError("There is a \(taken) already: take another name than \(name).")
    }
    let last = course.chapters.map(\.number).max() ?? 0
    let number = (last + 1...100).first { !Self.numbers(in: course.root).contains($0) } ?? 100
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
    let words = try versions.map { list throws(UsageError) in try Self.words(list, of: name) } ?? []
    if let module { try Self.check(module: module, of: name, in: course) }
    self.init(number: number, name: name, sentence: sentence, versions: words, module: module)
  }

  /// `by-hand,required,library`: what is typed for the versions.
  private static func words(_ list: String, of name: String) throws(UsageError) -> [String] {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for word in words {
      guard word.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, word.count <= longestName else {
        throw UsageError(
          """
          "\(word)" is no name for a version: write small letters and dashes, like by-hand, and at \
          most \(longestName) of them.
          """
        )
      }
      let isTaken = word == "compare" || word.contains("template")
      guard !isTaken, !typeName(word).hasPrefix(name) else {
        throw UsageError("\"\(word)\" means something else here: give the version another name.")
      }
    }
    guard words.count >= 2, Set(words.map(typeName)).count == words.count else {
      throw UsageError("--versions needs two versions or more, each with a name of its own.")
    }
    return words == ["uncontrolled", "controlled"] ? [] : words
  }

  private static func check(
    module: String,
    of name: String,
    in course: Course
  ) throws(UsageError) {
    guard module.isTypeName else {
      throw UsageError("\"\(module)\" is no name for a module: write it like TideClient.")
    }
    guard module.count <= longestName else {
      throw UsageError("\(module) is too long: a name has \(longestName) letters at most.")
    }
    let own = [name] + ["Chapter", "Tests", "Exercises", "ExercisesTests"].map { "\(name)\($0)" }
    if let taken = (Self.taken(in: course) + own).first(where: { $0.isLike(module) }) {
      throw UsageError("There is a \(taken) already: take another name for the module.")
    }
  }

  /// The numbers of all pages and chapters, also of those that are not whole yet.
  private static func numbers(in root: URL) -> Set<Int> {
    Set(root.names(in: "Chapters").compactMap { Int($0.prefix { $0 != "-" }) })
  }

  private static func folders(in root: URL) -> [String] {
    root.names(in: "Chapters").filter { $0.contains("-") }
      .map { String($0.drop { $0 != "-" }.dropFirst()) }
  }

  /// What has a name: chapters, exercises, and the modules and products of the manifest. On some
  /// disks `countdown` and `Countdown` are the same folder.
  private static func taken(in course: Course) -> [String] {
    let manifest = course.root.text(of: "Package.swift") ?? ""
    let modules = manifest.matches(of: /"(?:\w+\/)*(\w+)": \[/).map { String($0.1) }
    return course.chapters.map(\.name) + folders(in: course.root) + course.exercises.map(\.name)
      + modules + modules.filter { $0.hasSuffix("Program") }.map { String($0.dropLast(7)) }
      // These would make a module of the same name: ChaptersTests, PackageTests, TemplateTests.
      + ["Chapters", "Package", "Template"]
  }
}

extension String {
  fileprivate var isTypeName: Bool {
    wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z0-9][A-Za-z0-9]*/) != nil
  }

  fileprivate func isLike(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
