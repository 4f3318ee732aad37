import Course
import Observation
import OperatingSystem
import Stage
import Usage

extension Command {
  static let status = Command(
    name: "status",
    summary: "How far you are, and what is next.",
    details: """
      No command at all does the same. On a terminal it is a menu with keys, each of
      which stands for a command. Through a pipe, or where TERM is dumb, it is plain
      text.
      """
  ) { _, context in
    if context.terminal.hasKeys { return try await context.showMenu() }
    context.terminal.say(Overview(of: try context.course()).lines)
    return .success
  }
}

/// The chapters and exercises, one of which is selected. A key chooses a command for it.
@MainActor @Observable
final class Menu {
  /// The keys, and the command of each.
  static let keys: [(key: Character, command: String)] = [
    ("c", "check"), ("h", "hint"), ("t", "task"), ("w", "watch"), ("l", "lesson"),
    ("d", "demo"), ("D", "diff"), ("s", "solution"),
  ]

  let overview: Overview
  private(set) var selected: Int
  /// The chosen command, as it is typed after `swift run`.
  private(set) var chosen: [String]?
  @ObservationIgnored private let choice = AsyncStream.makeStream(of: Never.self)

  /// - Parameter name: The exercise or page that is selected; nil is the next exercise.
  init(_ course: Course, selecting name: String? = nil) {
    overview = Overview(of: course)
    let progress = overview.progress
    let start = name ?? (progress.isFresh ? course.opening?.name : nil) ?? progress.next?.name
    let rows = overview.rows
    selected = rows.firstIndex { $0.name != nil && (start == nil || $0.name == start) } ?? 0
  }

  var rows: [Selection] { overview.rows }

  /// The name of the selected row, to go on there later.
  var selectedName: String? { rows[selected].name }

  /// Returns when a command was chosen.
  func choose() async { for await _ in choice.stream {} }

  func press(_ key: Key) -> KeyResponse {
    switch key {
    case .up, .character("k"): move(by: -1)
    case .down, .character("j"): move(by: 1)
    case .pageUp: move(by: -10)
    case .pageDown: move(by: 10)
    case .home: move(by: -rows.count)
    case .end: move(by: rows.count)
    case .enter: chooseCommand(isPage ? "lesson" : "check")
    case .character(let letter):
      guard let command = Self.keys.first(where: { $0.key == letter })?.command else {
        return .ignored
      }
      if commands.contains(command) { chooseCommand(command) }
    default: return .ignored
    }
    return .handled
  }

  var isPage: Bool { rows[selected].exercise == nil }

  /// The commands for the selected row: some chapters have no demo.
  var commands: [String] {
    if isPage { return ["lesson"] }
    let hasDemo = rows[selected].chapter.hasDemo
    return Self.keys.map(\.command).filter { hasDemo || !["demo", "diff"].contains($0) }
  }

  private func chooseCommand(_ command: String) {
    let (chapter, exercise) = (rows[selected].chapter.name, rows[selected].exercise?.name)
    chosen =
      switch command {
      case "demo": [chapter, "compare"]
      case "lesson", "diff": ["workbook", command, chapter]
      default: ["workbook", command, exercise ?? chapter]
      }
    choice.continuation.finish()
  }

  private func move(by step: Int) {
    let places = rows.indices.filter { rows[$0].name != nil }
    guard let place = places.firstIndex(of: selected) else { return }
    selected = places[min(max(0, place + step), places.count - 1)]
  }
}

extension Selection {
  /// Nil for the heading of a chapter, which cannot be selected.
  fileprivate var name: String? {
    exercise?.name ?? (chapter.exercises.isEmpty ? chapter.name : nil)
  }
}

extension CommandContext {
  /// Shows the menu, and runs what is chosen in it, until the person quits.
  @MainActor
  func showMenu() async throws -> ExitCode {
    var name: String?
    while true {
      let menu = Menu(try course(), selecting: name)
      let scene = Scene("menu", menu) { menu, _ in
        menu.screen
      } press: {
        $0.press($1)
      } run: {
        await $0.choose()
      }
      let performance = Performance([scene], hasKeyRow: false, lastView: { menu.closingView })
      let outcome = await performance.run(on: terminal, endsByItself: true)
      guard let words = menu.chosen else {
        return ExitCode(rawValue: outcome.exitCode) ?? .interrupted
      }
      let end =
        words[0] == "workbook"
        ? await runUntilInterrupted(Array(words.dropFirst()))
        : try runProduct(words[0], Array(words.dropFirst()), of: menu.overview.course)
      // A person who has solved an exercise goes on to the next one.
      let isSolved = words.contains("check") && end == .success
      name = isSolved ? CourseProgress(of: menu.overview.course).next?.name : menu.selectedName
      switch await keyAfterCommand() {
      case .enter: continue
      case .control: return .interrupted
      default: return .success
      }
    }
  }

  /// Ctrl-C ends a watch, and not the menu, as with a demo.
  @MainActor
  private func runUntilInterrupted(_ words: [String]) async -> ExitCode {
    let running = Task { await run(words) }
    let signals = Signals(words.first == "watch" && terminal.isOfProcess ? [SIGINT] : []) { _ in
      running.cancel()
    }
    defer { signals.stop() }
    return await running.value
  }

  /// Waits on another thread than the main one.
  @concurrent
  private func keyAfterCommand() async -> Key? {
    terminal.awaitKey(
      among: [.enter, .character("q"), .control("c")],
      after: "\nPress enter for the list, or q to quit."
    )
  }
}
