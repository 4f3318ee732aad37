import Dependencies
import Usage

/// The editor that somebody has chosen.
struct EditorCommand: Equatable {
  /// `VISUAL` or `EDITOR`: whichever named it.
  let variable: String
  let program: String
  let options: [String]

  /// Nil when none is chosen.
  init?(environment: [String: String]) throws {
    let chosen = ["VISUAL", "EDITOR"].lazy
      .map { (variable: $0, words: (environment[$0] ?? "").shellWords) }
      .first { !$0.words.isEmpty }
    guard let chosen else { return nil }
    variable = chosen.variable
    program = chosen.words[0]
    options = Array(chosen.words.dropFirst())
  }

  /// How this editor is told a file and a line: one that we do not know gets the file alone.
  func arguments(file: String, line: Int) -> [String] {
    let name = program.split(separator: "/").last.map { $0.lowercased() } ?? ""
    switch name {
    case "vi", "vim", "nvim", "view", "gvim", "mvim", "nano", "pico", "emacs", "emacsclient",
      "micro", "kak", "joe", "jed", "mg", "bbedit":
      return options + ["+\(line)", file]
    case "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf":
      return options + ["--goto", "\(file):\(line)"]
    case "hx", "helix", "zed", "zeditor", "subl", "sublime_text":
      return options + ["\(file):\(line)"]
    case "xed", "mate":
      return options + ["--line", "\(line)", file]
    default:
      return options + [file]
    }
  }

  /// Returns when the editor does.
  func open(_ file: String, line: Int) throws {
    @Dependency(\.editorLauncher) var launcher
    let arguments = arguments(file: file, line: line)
    switch launcher.launch(program, arguments) {
    case .ended(0):
      return
    case .ended(let code):
      throw Failure("\(program) ended with exit code \(code).", .unavailable)
    case .isMissing:
      throw Failure(
        "There is no program \"\(program)\" here, and \(variable) names it as your editor: "
          + "export \(variable) with one that you have. The place is \(file):\(line).",
        .unavailable
      )
    case .cannotRun(let reason):
      throw Failure(
        "\(program) cannot be run: \(reason). The place is \(file):\(line).",
        .unavailable
      )
    }
  }
}
