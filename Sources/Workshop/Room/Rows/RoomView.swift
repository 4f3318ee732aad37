import Course

/// What the room sees: one thing at a time, and nothing if all are nil.
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

  static let nothing = RoomView()
}

/// Two versions of a chapter, place by place.
struct ShownDiff: Equatable, Encodable, Sendable {
  struct Line: Equatable, Encodable, Sendable {
    let sign: String
    let parts: [String]
  }

  struct Place: Equatable, Encodable, Sendable {
    let file: String
    /// Each has a line of either version.
    let pairs: [[Line]]
  }

  let old: String
  let new: String
  let places: [Place]

  init(_ diff: VersionsDiff, from old: String, to new: String) {
    (self.old, self.new) = (old, new)
    places = diff.places.map { place in
      let pairs = place.pairs.map { pair in
        [pair.left, pair.right].map {
          Line(sign: String($0.prefix(1)), parts: pair.parts(of: $0))
        }
      }
      return Place(file: place.file, pairs: pairs)
    }
  }
}

/// A part of a file, and which of its lines were changed since the row began.
struct ShownFile: Equatable, Encodable, Sendable {
  /// With more lines, each would be smaller than a fortieth of the picture.
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
  let task: [MarkdownPage.Block]
  /// In seconds since 1970.
  var began: Double

  init(_ exercise: Exercise, began: Double) {
    (name, minutes) = (exercise.name, exercise.minutes)
    number = "\(exercise.chapterNumber).\(exercise.number)"
    let all = MarkdownPage(exercise.task).blocks
    // The room sees the demands; the way there is in the text of each attendee.
    let demands = all.filter { if case .item(let mark, _, _) = $0 { mark != "-" } else { false } }
    task = demands.isEmpty ? all : demands
    self.began = began
  }
}

/// As much of a section of a lesson as the last row of the room can read at once.
struct ShownPage: Equatable, Encodable, Sendable {
  let title: String
  let number: Int
  let count: Int
  let blocks: [MarkdownPage.Block]

  static let lines = 16

  static func all(of lesson: Document) -> [ShownPage] {
    var pages: [(title: String, blocks: [MarkdownPage.Block])] = []
    for section in lesson.sections(level: 2) {
      var room = 0
      for block in MarkdownPage(section.text).blocks.flatMap(\.pieces) {
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

extension MarkdownPage.Block {
  /// About how many lines of a page it takes. No page ends with a heading.
  fileprivate var height: Int {
    func height(_ text: String) -> Int { text.count / 70 + 1 }
    return switch self {
    case .heading(let text): 5 + height(text)
    case .paragraph(let text), .item(_, _, let text): 1 + height(text)
    case .code(let lines, _): lines.reduce(1) { $0 + height($1) }
    case .table(let rows): rows.reduce(1) { $0 + ($1.map(height).max() ?? 1) }
    }
  }

  /// Code that is longer than a page, on several of them.
  fileprivate var pieces: [MarkdownPage.Block] {
    guard case .code(let lines, let language) = self, lines.count > ShownPage.lines else {
      return [self]
    }
    return stride(from: 0, to: lines.count, by: ShownPage.lines).map {
      .code(Array(lines[$0..<min($0 + ShownPage.lines, lines.count)]), language: language)
    }
  }
}
