import Course

/// What the room sees: one thing at a time, and nothing where all are nil.
struct RoomView: Equatable, Encodable, Sendable {
  var question: String?
  /// The number of the session whose terminal is shown.
  var terminal: Int?
  var diff: ShownDiff?
  /// Which place of the diff, from 0 on.
  var place: Int?
  var file: ShownFile?
  var exercise: ShownExercise?
  var page: ShownPage?
  var attendance: ShownAttendance?

  static let nothing = RoomView()
}

/// What of a class is shown: how to join it, or how far it is.
enum ShownAttendance: String, Encodable, Sendable {
  case door, counts
}

extension ShownAttendance? {
  /// The first is how to join; the same key shows the other.
  var next: ShownAttendance { self == .door ? .counts : .door }
}

/// Two versions of a chapter, place by place.
struct ShownDiff: Equatable, Encodable, Sendable {
  /// A line, cut where it differs from the one beside it: before, changed, after.
  struct Line: Equatable, Encodable, Sendable {
    let sign: String
    let parts: [String]
  }

  struct Pair: Equatable, Encodable, Sendable {
    let left: Line
    let right: Line
  }

  struct Place: Equatable, Encodable, Sendable {
    let file: String
    let pairs: [Pair]
  }

  let old: String
  let new: String
  let places: [Place]

  init(_ diff: VersionsDiff, from old: String, to new: String) {
    (self.old, self.new) = (old, new)
    places = diff.places.map { Place(file: $0.file, pairs: $0.pairs.map(Pair.init)) }
  }
}

extension ShownDiff.Pair {
  fileprivate init(_ pair: DiffPair) {
    let difference = pair.difference
    left = .init(pair.left, difference)
    right = .init(pair.right, difference)
  }
}

extension ShownDiff.Line {
  fileprivate init(_ line: String, _ difference: (before: Int, after: Int)?) {
    sign = String(line.prefix(1))
    let text = line.dropFirst()
    guard let (before, after) = difference else {
      parts = [String(text)]
      return
    }
    parts = [
      String(text.prefix(before)),
      String(text.dropFirst(before).dropLast(after)),
      String(text.suffix(after)),
    ]
  }
}

/// A part of a file, and which of its lines were changed since the row began.
struct ShownFile: Equatable, Encodable, Sendable {
  /// More lines than these are smaller than a fortieth of the picture.
  static let height = 24

  let path: String
  let first: Int
  let lines: [String]
  /// The numbers of the lines that are new.
  let changed: [Int]

  /// - Parameters:
  ///   - old: The text when the row began.
  ///   - top: The first line to show, from 1 on; nil where the change or the place decides.
  ///   - places: What the row names: the first line that has one of them is shown.
  init(path: String, text: String, old: String, top: Int?, places: [String]) {
    func cut(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let all = cut(text)
    var number = 0
    var changed: [Int] = []
    for edit in Edit.all(from: cut(old), to: all) where edit.kind != .removed {
      number += 1
      if edit.kind == .added { changed.append(number) }
    }
    let place = all.firstIndex { line in places.contains { line.contains($0) } }.map { $0 + 1 }
    let wanted = top ?? changed.first.map { $0 - 6 } ?? place.map { $0 - 3 } ?? 1
    first = max(1, min(wanted, all.count - Self.height + 1))
    (self.path, self.changed) = (path, changed)
    lines = Array(all.dropFirst(first - 1).prefix(Self.height))
  }
}

/// An exercise, and its clock.
struct ShownExercise: Equatable, Encodable, Sendable {
  let name: String
  /// `1.2`
  let number: String
  let minutes: Int?
  let task: [ShownBlock]
  /// In seconds since 1970.
  var began: Double

  init(_ exercise: Exercise, began: Double) {
    (name, minutes) = (exercise.name, exercise.minutes)
    number = "\(exercise.chapterNumber).\(exercise.number)"
    let all = ShownBlock.all(exercise.task)
    // The room sees what is asked for; what leads there is in the text of each attendee.
    let demands = all.filter { $0.kind == "item" && $0.mark != "-" }
    task = demands.isEmpty ? all : demands
    self.began = began
  }
}

/// As much of a section of a lesson as the last row of the room can read at once.
struct ShownPage: Equatable, Encodable, Sendable {
  let title: String
  let number: Int
  let count: Int
  let blocks: [ShownBlock]

  static let lines = 16

  static func all(of lesson: Document) -> [ShownPage] {
    var pages: [(title: String, blocks: [ShownBlock])] = []
    for section in lesson.sections(level: 2) {
      var room = 0
      for block in ShownBlock.all(section.text).flatMap(\.pieces) {
        room -= block.height
        if room < 0 {
          pages.append((section.heading, []))
          room = lines - block.height
        }
        pages[pages.count - 1].blocks.append(block)
      }
    }
    return pages.enumerated().map { index, page in
      ShownPage(title: page.title, number: index + 1, count: pages.count, blocks: page.blocks)
    }
  }
}

extension ShownBlock {
  /// About so many lines of a page. A heading is not the last thing on one.
  fileprivate var height: Int {
    func height(_ text: String) -> Int { text.count / 70 + 1 }
    let rows = (rows ?? []).map { cells in cells.map(height).max() ?? 1 }
    let lines = (lines ?? []).map(height)
    return 1 + (text.map(height) ?? 0) + (rows + lines).reduce(0, +) + (kind == "heading" ? 4 : 0)
  }

  /// Code that is longer than a page, on several of them.
  fileprivate var pieces: [ShownBlock] {
    guard let lines, lines.count > ShownPage.lines else { return [self] }
    return stride(from: 0, to: lines.count, by: ShownPage.lines).map { start in
      var piece = self
      piece.lines = Array(lines[start..<min(start + ShownPage.lines, lines.count)])
      return piece
    }
  }
}

/// A block of a text, as a page gets it.
struct ShownBlock: Equatable, Encodable, Sendable {
  var kind: String
  var text: String?
  var mark: String?
  var lines: [String]?
  var rows: [[String]]?

  init(_ block: MarkdownPage.Block) {
    switch block {
    case .heading(let text): (kind, self.text) = ("heading", text)
    case .paragraph(let text): (kind, self.text) = ("paragraph", text)
    case .item(let mark, _, let text): (kind, self.mark, self.text) = ("item", mark, text)
    case .code(let lines, let language): (kind, self.lines, mark) = ("code", lines, language)
    case .table(let rows): (kind, self.rows) = ("table", rows)
    }
  }

  static func all(_ markdown: String) -> [ShownBlock] {
    MarkdownPage(markdown).blocks.map(ShownBlock.init)
  }
}
