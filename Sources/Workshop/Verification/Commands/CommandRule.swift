import Course

/// How a command ends, where that is not simply well.
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
/// A chapter keeps its own in `Chapters/NN-Name/Commands.txt`: a line with a word and the command, as it
/// is typed, and below it, indented, the reason. A line that begins with `#` is for the reader.
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
/// | `with WORDS` | it is run with these words behind it, here only, so that it disturbs no other program |
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
  var reason = ""
  var line = 0

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

  private static let ofTheCourse = [
    CommandRule(
      kind: .ends(.leftOut),
      command: "swift build*",
      reason: "It builds what is built already."
    ),
    CommandRule(
      kind: .ends(.leftOut),
      command: "swift test --skip Exercises",
      reason: "It takes as long as all of this, and a person who has this checked has run it."
    ),
    CommandRule(
      kind: .ends(.interrupted),
      command: "swift run workbook watch",
      reason: "It waits for edits."
    ),
    CommandRule(
      kind: .ends(.leftOut),
      command: "swift run workbook present*",
      reason: "It waits for a browser."
    ),
    CommandRule(
      kind: .ends(.leftOut),
      command: "swift run workbook verify*",
      reason: "It is this."
    ),
    CommandRule(
      kind: .ends(.leftOut),
      command: "swift run workbook check*",
      reason: "It builds again what is judged here already."
    ),
  ]
}

extension ChapterFiles {
  var commandsPath: String { "Chapters/\(folder)/Commands.txt" }

  /// What its `Commands.txt` says, and what is wrong with it.
  var commandRules: (rules: [CommandRule], faults: [Fault]) {
    var rules: [CommandRule] = []
    var faults: [Fault] = []
    for (index, line) in files.lines(commandsPath).enumerated() where !line.hasPrefix("#") {
      let bare = String(line.drop { $0 == " " })
      if bare.isEmpty { continue }
      if line.hasPrefix(" "), !rules.isEmpty {
        rules[rules.count - 1].reason += bare
      } else if var rule = CommandRule(bare, lesson: lessonPath) {
        rule.line = index + 1
        rules.append(rule)
      } else {
        faults.append(
          Fault(
            commandsPath,
            line: index + 1,
            "No rule begins like this: write `fails: swift run \(name) …`, or another known word."
          )
        )
      }
    }
    return (rules, faults)
  }
}

extension CommandRule {
  fileprivate init?(_ line: String, lesson: String) {
    guard let colon = line.ranges(of: ": ").first else {
      guard line == "in any order" else { return nil }
      self.init(kind: .inAnyOrder, command: lesson)
      return
    }
    let (word, command) = (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    switch word {
    case "fails": self.init(kind: .ends(.fails), command: command)
    case "fails again": self.init(kind: .failsAgain, command: command)
    case "crashes": self.init(kind: .ends(.crashes), command: command)
    case "goes on": self.init(kind: .ends(.interrupted), command: command)
    case "left out": self.init(kind: .ends(.leftOut), command: command)
    default:
      if let last = word.rest(after: "goes on until ") {
        self.init(kind: .ends(.interruptedAfter(last)), command: command)
      } else if let words = word.rest(after: "with ") {
        self.init(kind: .with(words), command: command)
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
