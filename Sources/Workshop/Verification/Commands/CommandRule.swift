import Course

/// How a command has to end.
enum Ending: Equatable, Sendable {
  case succeeds
  /// With an exit code that is not zero, as the text promises.
  case fails
  /// By a signal, as the text promises.
  case crashes
  /// The command would go on for ever: Ctrl-C ends it after its first line.
  case interrupted
  /// The command goes on beside those that follow, and Ctrl-C ends it after this one.
  case interruptedAfter(String)
  /// The command is not run at all.
  case leftOut
}

/// An exception to the rule that a command ends well, and the reason for it.
///
/// A chapter keeps its own in `Chapters/NN-Name/Commands.txt`: a line with a word and the command,
/// as it is typed, and below it, indented, the reason. A line that begins with `#` is for the
/// reader.
///
/// ```text
/// crashes: swift run Teapot uncontrolled --context preview
///   The end of the process is what the chapter is about.
/// ```
///
/// | the word | what it says |
/// |---|---|
/// | `fails`, `crashes` | it ends so, as the text promises |
/// | `fails again` | it ends well the first time, and fails when the same block repeats it |
/// | `goes on` | Ctrl-C ends it after its first line |
/// | `goes on until COMMAND` | it goes on beside the next ones, and Ctrl-C ends it after this one |
/// | `left out` | it is not run |
/// | `with WORDS` | it is run with these words behind it, so that it disturbs no other program |
/// | `in any order` | the blocks of this text, named instead of a command, run side by side |
struct CommandRule: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case ends(Ending)
    case failsAgain
    case with(String)
    case inAnyOrder
  }

  let kind: Kind
  let command: String
  let reason: String
  let line: Int

  fileprivate func applies(to typed: TypedCommand) -> Ending? {
    guard command.hasSuffix("*") ? typed.text.hasPrefix(command.dropLast()) : typed.text == command
    else { return nil }
    switch kind {
    case .ends(let ending): return ending
    case .failsAgain: return typed.repetition > 0 ? .fails : nil
    case .with, .inAnyOrder: return nil
    }
  }
}

/// All exceptions that there are: those of the course, and those of its chapters.
struct CommandRules: Sendable {
  var ofChapters: [CommandRule] = []

  init(of chapters: [ChapterFiles] = []) { ofChapters = chapters.flatMap(\.commandRules.rules) }

  /// The test of an exercise fails: the exercise is as it is handed out.
  func ending(of command: TypedCommand, exercises: [String]) -> Ending {
    for rule in ofChapters + Self.ofTheCourse {
      if let ending = rule.applies(to: command) { return ending }
    }
    if command.text.contains(".xctest") { return .leftOut }
    return command.runsExercises(named: exercises) ? .fails : .succeeds
  }

  /// Whether no command of a text depends on the one before, so that its blocks run side by side.
  func areInAnyOrder(_ path: String) -> Bool {
    ofChapters.contains { $0.kind == .inAnyOrder && $0.command == path }
  }

  /// What is added to a command, as a shell reads it.
  var additions: [(command: String, words: String)] {
    ofChapters.compactMap { rule in
      if case .with(let words) = rule.kind { (rule.command, words) } else { nil }
    }
  }

  private static let ofTheCourse = ReasonedLine.all(
    in: """
      left out: swift build*
        It builds what is built already.
      left out: swift test --skip Exercises
        It takes as long as all of this, and a person who has this checked has run it.
      goes on: swift run workbook watch
        It waits for edits.
      left out: swift run workbook present*
        It waits for a browser.
      left out: swift run workbook verify*
        It is this.
      left out: swift run workbook check*
        It builds again what is judged here already.
      """.lines
  )
  .map { CommandRule($0, lesson: "")! }
}

extension ChapterFiles {
  var commandsPath: String { "Chapters/\(folder)/Commands.txt" }

  /// What its `Commands.txt` says, and what is wrong with it.
  var commandRules: (rules: [CommandRule], faults: [Fault]) {
    var rules: [CommandRule] = []
    var faults: [Fault] = []
    for entry in ReasonedLine.all(in: files.lines(commandsPath)) {
      if let rule = CommandRule(entry, lesson: lessonPath) {
        rules.append(rule)
      } else {
        faults.append(
          Fault(
            commandsPath,
            line: entry.line,
            "No rule begins like this: write `fails: swift run \(name) …`, or another known word."
          )
        )
      }
    }
    return (rules, faults)
  }
}

extension CommandRule {
  fileprivate init?(_ entry: ReasonedLine, lesson: String) {
    guard let colon = entry.text.ranges(of: ": ").first else {
      guard entry.text == "in any order" else { return nil }
      self.init(kind: .inAnyOrder, command: lesson, reason: entry.reason, line: entry.line)
      return
    }
    guard let kind = Kind(String(entry.text[..<colon.lowerBound])) else { return nil }
    let command = String(entry.text[colon.upperBound...])
    self.init(kind: kind, command: command, reason: entry.reason, line: entry.line)
  }
}

extension CommandRule.Kind {
  fileprivate init?(_ word: String) {
    switch word {
    case "fails": self = .ends(.fails)
    case "fails again": self = .failsAgain
    case "crashes": self = .ends(.crashes)
    case "goes on": self = .ends(.interrupted)
    case "left out": self = .ends(.leftOut)
    default:
      if let last = word.rest(after: "goes on until ") {
        self = .ends(.interruptedAfter(last))
      } else if let words = word.rest(after: "with ") {
        self = .with(words)
      } else {
        return nil
      }
    }
  }
}

extension String {
  fileprivate func rest(after start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}

extension TextCheck {
  static let commandRules = TextCheck("each rule about a command is known, and has a reason") {
    chapter in
    let (rules, faults) = chapter.commandRules
    return faults
      + rules.filter(\.reason.isEmpty).map {
        Fault(
          chapter.commandsPath,
          line: $0.line,
          "The rule of `\($0.command)` has no reason: write it below, indented."
        )
      }
  }
}

extension TypedCommand {
  fileprivate func runsExercises(named exercises: [String]) -> Bool {
    guard let filter = text.firstMatch(of: /swift test --filter '?([\w.]+)/)?.1 else {
      return false
    }
    return filter.contains("Exercises") || exercises.contains(String(filter))
  }

  /// A word that this program does not know, and will not run without knowing it.
  var unknownWord: String? {
    let known: Set = ["swift", "cd", "export", "unset", "echo", "diff", "tail", "head", "cat"]
    let plain = text.replacing("$(mktemp -d)", with: "folder")
    for part in plain.split(whereSeparator: { "|;&\n".contains($0) }) {
      let words = part.split(separator: " ").drop { $0.contains(/^[A-Z_]+=/) }
      guard let first = words.first.map(String.init), !known.contains(first) else { continue }
      return first
    }
    return plain.firstMatch(of: /\$\(\s*(\w+)/).map { String($0.1) }
  }
}
