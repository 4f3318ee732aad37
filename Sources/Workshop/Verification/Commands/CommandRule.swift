/// How a command ends, where that is not simply well.
enum Ending: Equatable, Sendable {
  case succeeds
  /// With an exit code that is not zero, as the text promises.
  case fails
  /// By a signal, as the text promises.
  case crashes
  /// It would go on for ever: Ctrl-C ends it after its first line.
  case interrupted
  /// It goes on beside the commands that follow, and Ctrl-C ends it after this one.
  case interruptedAfter(String)
  /// It is not run at all.
  case leftOut
}

/// An exception to the rule that a command ends well, and the reason for it.
struct CommandRule: Sendable {
  let ending: Ending
  let reason: String
  private let applies: @Sendable (TypedCommand) -> Bool

  private init(
    _ ending: Ending,
    _ reason: String,
    where applies: @escaping @Sendable (TypedCommand) -> Bool
  ) {
    self.ending = ending
    self.reason = reason
    self.applies = applies
  }

  private init(_ text: String, _ ending: Ending, _ reason: String) {
    self.init(ending, reason) { $0.text == text }
  }

  static func ending(of command: TypedCommand, exercises: [String]) -> Ending {
    if let rule = all.first(where: { $0.applies(command) }) { return rule.ending }
    return command.runsExercises(named: exercises) ? .fails : .succeeds
  }

  /// Every exception. A test of an exercise fails as well, because nobody has solved it.
  private static let all = [
    CommandRule("swift build", .leftOut, "this program is what it builds"),
    CommandRule("swift build --build-tests", .leftOut, "the tests are built already"),
    CommandRule(
      "swift test --skip Exercises",
      .leftOut,
      "it takes as long as all of this, and whoever has this checked has run it"
    ),
    CommandRule(.leftOut, "it runs the same tests two hundred times") {
      $0.text.contains(".xctest")
    },
    CommandRule(
      "swift run Contacts uncontrolled --context preview",
      .crashes,
      "the end of the process is what the chapter is about"
    ),
    CommandRule(
      "WORKBOOK_STATE=$(mktemp -d) swift run Location uncontrolled < /dev/null",
      .interrupted,
      "nobody answers the prompt, so it waits for ever"
    ),
    CommandRule("swift run Location simulator", .interrupted, "it is a server"),
    CommandRule(
      "swift run Analytics collector",
      .interruptedAfter("swift run Analytics compare"),
      "it is a server, in a terminal of its own"
    ),
    CommandRule(.fails, "what the first run has saved is still there in the second") {
      $0.text == "WORKBOOK_PAIN=1 swift test --filter PersistencePain" && $0.repetition > 0
    },
    CommandRule(.interrupted, "it waits for edits") { $0.text == "swift run workbook watch" },
    CommandRule(.leftOut, "this is it") { $0.text.hasPrefix("swift run workbook verify") },
    CommandRule(.leftOut, "it builds again what is judged here already") {
      $0.text.hasPrefix("swift run workbook check")
    },
  ]

  /// Texts in which no command depends on the one before: their blocks run side by side.
  static let textsInAnyOrder: Set<String> = ["Chapters/01-Countdown/README.md"]
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
