import Course

/// The part of the page in place of the terminal, or above it: one thing at a time.
struct RoomView: Equatable, Encodable, Sendable {
  /// The question stands above the terminal; each other thing has the whole page.
  var question: String?
  var file: ShownFile?
  var diff: ShownDiff?
  var exercise: ShownExercise?
  var isBlack = false
  var isLight = false

  /// The terminal and nothing else.
  func terminal() -> RoomView { RoomView(isLight: isLight) }

  /// For the speaker, who does not see the page.
  var label: String {
    if isBlack { return exercise.map { "black, then \($0.name)" } ?? "black" }
    if question != nil { return "the question" }
    if let file { return file.path.split(separator: "/").last.map(String.init) ?? file.path }
    if let exercise { return exercise.name }
    return diff == nil ? "this" : "the diff"
  }
}

/// Two versions of a chapter, hunk by hunk.
struct ShownDiff: Equatable, Encodable, Sendable {
  struct Line: Equatable, Encodable, Sendable {
    let sign: String
    let parts: [String]
  }

  struct Hunk: Equatable, Encodable, Sendable {
    let file: String
    /// Each has a line of either version.
    let pairs: [[Line]]
  }

  let old: String
  let new: String
  let hunks: [Hunk]
  /// The index of the hunk that is shown where not all of them fit.
  var hunk = 0

  init(_ diff: VersionsDiff) {
    (old, new) = (diff.old, diff.new)
    hunks = diff.files.flatMap { file in
      file.difference.hunks.map { Hunk(file: file.name, pairs: $0.pairs) }
    }
  }
}

/// A part of a file, and which of its lines were saved since the row began.
struct ShownFile: Equatable, Encodable, Sendable {
  /// With more lines, each would be smaller than a fortieth of the page.
  static let height = 24

  let path: String
  let first: Int
  let lines: [String]
  /// The numbers of the lines that are new.
  let changed: [Int]

  /// - Parameters:
  ///   - old: The text when the row began.
  ///   - top: The first line to show, from 1 on; nil if the change or the place decides.
  ///   - places: The names in the row: the first line that has one of them is shown.
  init(path: String, text: String, old: String, top: Int?, places: [String]) {
    let all = text.textLines
    var number = 1
    var changed: [Int] = []
    var edited: Int?
    for edit in Edit.all(from: old.textLines, to: all) {
      if edit.kind != .same { edited = edited ?? number }
      if edit.kind == .added { changed.append(number) }
      if edit.kind != .removed { number += 1 }
    }
    let place = all.firstIndex { line in places.contains { line.contains($0) } }.map { $0 + 1 }
    let wanted = top ?? edited.map { $0 - 6 } ?? place.map { $0 - 3 } ?? 1
    first = max(1, min(wanted, all.count - Self.height + 1))
    self.path = path
    self.changed = changed
    lines = Array(all.dropFirst(first - 1).prefix(Self.height))
  }
}

/// An exercise, what there is to type and to open, and its clock.
struct ShownExercise: Equatable, Encodable, Sendable {
  let name: String
  /// `1.2`
  let number: String
  let minutes: Int?
  let command: String
  let path: String
  let task: [MarkdownPage.Block]
  /// In seconds since 1970.
  let began: Double

  init(_ exercise: Exercise, began: Double) {
    name = exercise.name
    minutes = exercise.minutes
    path = exercise.path
    number = exercise.label
    command = "swift run workbook check \(exercise.name)"
    // The first line has the file and the minutes, which stand elsewhere on the page.
    task = Array(MarkdownPage(exercise.task).blocks.dropFirst())
    self.began = began
  }
}
