import Dependencies
import OperatingSystem
import Usage

/// The editor that the person has chosen, or one that is there.
struct EditorCommand: Equatable {
  /// `VISUAL` or `EDITOR`: the one that named it. Nil when it was found on the PATH.
  let variable: String?
  let program: String
  let options: [String]

  /// What is looked for when nothing is chosen: an editor with windows, then one in the terminal.
  static let known = ["code", "zed", "xed", "cursor", "nvim", "vim", "nano"]

  /// What to do when there is none.
  static let advice = "No editor is set, and none is on your PATH. Name yours: export EDITOR=nano"

  /// Nil when none is chosen, and none of those that are known is there.
  init?(environment: [String: String]) {
    let chosen = ["VISUAL", "EDITOR"].lazy
      .map { (variable: $0, words: Self.words(of: environment[$0] ?? "")) }
      .first { !$0.words.isEmpty }
    if let chosen {
      variable = chosen.variable
      program = chosen.words[0]
      options = Array(chosen.words.dropFirst())
    } else if let found = Self.known.first(where: {
      Program.path(of: $0, in: environment["PATH"]) != nil
    }) {
      variable = nil
      program = found
      options = []
    } else {
      return nil
    }
  }

  /// How this editor is told a file and a line: one that we do not know gets the file alone.
  func arguments(file: String, line: Int) -> [String] {
    let name = program.split(separator: "/").last.map { $0.lowercased() } ?? ""
    switch name {
    case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "micro":
      return options + ["+\(line)", file]
    case "code", "codium", "cursor": return options + ["--goto", "\(file):\(line)"]
    case "hx", "zed", "subl": return options + ["\(file):\(line)"]
    case "xed": return options + ["--line", "\(line)", file]
    default: return options + [file]
    }
  }

  /// What stands between spaces; a word in quotation marks may have some.
  private static func words(of command: String) -> [String] {
    command.matches(of: /"([^"]+)"|'([^']+)'|\S+/).map { String($0.1 ?? $0.2 ?? $0.0) }
  }

  /// Returns when the editor does.
  func open(_ file: String, line: Int) throws {
    @Dependency(EditorLauncher.self) var launcher
    let arguments = arguments(file: file, line: line)
    switch launcher.launch(program, arguments) {
    case .ended(0):
      return
    case .ended(let code):
      throw CommandFailure("\(program) ended with exit code \(code).", .unavailable)
    case .isMissing:
      throw CommandFailure(
        """
        There is no program "\(program)" here, and \(variable ?? "EDITOR") names it as your \
        editor: export \(variable ?? "EDITOR") with one that you have. The place is \
        \(file):\(line).
        """,
        .unavailable
      )
    case .cannotRun(let reason):
      throw CommandFailure(
        "\(program) cannot be run: \(reason). The place is \(file):\(line).",
        .unavailable
      )
    }
  }
}
