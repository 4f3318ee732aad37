import Course
import Foundation

/// The commands that a text has people type, in order, and what it shows of their output.
struct Transcript: Sendable {
  var commands: [ShellCommand] = []

  /// The way in which a command has to end.
  enum Ending: Equatable, Sendable {
    case succeeds
    /// With an exit code that is not zero, as the text promises.
    case fails
    /// By a signal, as the text promises.
    case crashes
    /// It would go on for ever, so Ctrl-C ends it once it has printed something and this command,
    /// which may be itself, is over. It runs in the background of those between.
    case interrupted(after: String)
    /// The command is not run at all.
    case leftOut
  }

  /// The transcripts of a text: one, or one of each block where the chapter's rules say that their
  /// order is free.
  static func all(in file: String, of root: URL, _ rules: CommandRules) -> [Transcript] {
    var blocks: [Transcript] = []
    for fence in CodeBlock.all(in: file, of: root) {
      if fence.language == "sh" {
        let commands = zip(fence.lines, (fence.line + 1)...).map { text, line in
          ShellCommand(text: text, file: file, line: line, ending: rules.ending(of: text))
        }
        blocks.append(Transcript(commands: commands))
      } else if fence.language == "text", let block = blocks.indices.last,
        let last = blocks[block].commands.indices.last
      {
        blocks[block].commands[last].shown = fence.lines
      }
    }
    return rules.isInAnyOrder ? blocks : [Transcript(commands: blocks.flatMap(\.commands))]
  }
}

/// A command of a text, where it stands, and what the text says of it.
struct ShellCommand: Equatable, Sendable {
  /// Word for word: a line.
  let text: String
  let file: String
  let line: Int
  let ending: Transcript.Ending
  /// The lines that are shown below, if any are.
  var shown: [String] = []

  func fault(_ sentence: String) -> Fault { Fault(file, line: line, sentence) }
}

/// The rules of a chapter's `Commands.txt`. Without a rule, a command has to end well. A rule is a
/// line with a word and a command, as it is typed, and below it, indented, the reason.
///
/// | the word | what it says |
/// |---|---|
/// | `fails`, `crashes` | it ends so, as the text promises |
/// | `goes on` | Ctrl-C ends it after its first line |
/// | `goes on until COMMAND` | it runs in the background of the next ones, and Ctrl-C ends it after this one |
/// | `with WORDS` | it is run with these words behind it, so that it disturbs no other program |
/// | `in any order` | no block of the chapter's texts depends on the one before |
struct CommandRules: Sendable {
  private(set) var isInAnyOrder = false
  /// The words that are added to commands that begin so, as a shell reads them.
  private(set) var additions: [(command: String, words: String)] = []
  private(set) var faults: [Fault] = []
  private var endings: [String: Transcript.Ending] = [:]
  private let exercises: [String]

  init(of path: String, exercises: [String] = [], in root: URL) {
    self.exercises = exercises
    let lines = (root.text(of: path) ?? "").textLines
    for (index, line) in lines.enumerated() where !line.isEmpty && !" #".contains(line.first!) {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      let command = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "fails": endings[command] = .fails
      case "crashes": endings[command] = .crashes
      case "goes on": endings[command] = .interrupted(after: command)
      case "in any order": isInAnyOrder = true
      case let word where word.hasPrefix("goes on until "):
        endings[command] = .interrupted(after: String(word.dropFirst("goes on until ".count)))
      case let word where word.hasPrefix("with "):
        additions.append((command, String(word.dropFirst("with ".count))))
      default:
        let sentence = "No rule begins like this: write `fails: COMMAND`, or the like."
        faults.append(Fault(path, line: index + 1, sentence))
      }
    }
  }

  /// The tests of an exercise fail: the exercise is as it is handed out.
  fileprivate func ending(of text: String) -> Transcript.Ending {
    if let own = endings[text] { return own }
    // They take long, wait for a person or a browser, or would start this verification again.
    let leftOut =
      /swift build|swift test(?!.*--filter)|workbook (present|verify|check)|xctest|\.ci\//
    if text.contains(leftOut) { return .leftOut }
    if text == "swift run workbook watch" { return .interrupted(after: text) }
    let filter = text.firstMatch(of: /swift test --filter '?([\w.]+)/)?.1 ?? ""
    return filter.contains("Exercises") || exercises.contains(String(filter)) ? .fails : .succeeds
  }
}
