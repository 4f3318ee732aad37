import Course
import Dependencies
import Foundation
import OperatingSystem
import Stage
import Usage

extension Command {
  static let open = Command(
    name: "open",
    operands: "[EXERCISE]",
    operandCount: 0...1,
    summary: "The exercise in your editor, at its gap.",
    details: """
      Without an EXERCISE, it takes the next one. The editor is what VISUAL says,
      or EDITOR, and may have options: EDITOR="code --wait". Without both it is the
      first of these on your PATH: \(Editor.known.joined(separator: ", ")).
      Through a pipe it says where the file is: path:line, as editors and terminals
      understand it.
      """
  ) { typed, context in
    let course = try context.course()
    let exercise = try typed.exercise(of: course)
    guard FileManager.default.isReadableFile(atPath: exercise.url.path) else {
      throw CommandFailure(
        """
        \(exercise.path) is not there. Get it back:
          swift run workbook reset \(exercise.name)
        """,
        .ioError
      )
    }
    guard context.terminal.hasKeys else {
      let isAtTop = course.root.path == context.folder.standardizedFileURL.path
      context.say("\(isAtTop ? exercise.path : exercise.url.path):\(exercise.line)")
      return .success
    }
    try Editor(environment: context.environment).open(exercise)
    return .success
  }
}

/// The editor that the person has chosen, or one that is there.
struct Editor {
  /// The editors that are tried when none is chosen: those with windows, then those in the
  /// terminal, first the one that says how to leave it.
  static let known = ["code", "zed", "xed", "cursor", "nano", "nvim", "vim"]

  /// As a shell takes it, with its options; nil if there is no editor.
  let command: String?

  init(environment: [String: String]) {
    let chosen = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
      .first { $0.contains(/\S/) }
    command =
      chosen ?? Self.known.first { Program.path(of: $0, in: environment["PATH"]) != nil }
  }

  /// Returns when the editor does.
  func open(_ exercise: Exercise) throws(CommandFailure) {
    guard let command else {
      throw CommandFailure(
        """
        No editor is set, and none is on your PATH. Name yours: export EDITOR=nano. The place is \
        \(exercise.location).
        """,
        .unavailable
      )
    }
    @Dependency(ForegroundProgram.self) var foreground
    let failure: String
    do throws(SystemFailure) {
      let arguments = arguments(file: exercise.url.path, line: exercise.line)
      // As git runs it: quotes and options are the shell's to read.
      let code = try foreground.run(Program("sh", ["-c", "\(command) \"$@\"", "sh"] + arguments))
      if code == 0 { return }
      failure = "it ended with exit code \(code)"
    } catch {
      failure = error.message
    }
    throw CommandFailure(
      """
      Your editor, \(command), cannot open the file: \(failure). VISUAL or EDITOR names another \
      one. The place is \(exercise.location).
      """,
      .unavailable
    )
  }

  /// An editor that is not known gets the file alone.
  func arguments(file: String, line: Int) -> [String] {
    let program = (command ?? "").components(separatedBy: " -")[0].split(separator: "/").last ?? ""
    switch program.trimmingCharacters(in: CharacterSet(charactersIn: "'\" ")) {
    case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "micro": return ["+\(line)", file]
    case "code", "codium", "cursor": return ["--goto", "\(file):\(line)"]
    case "hx", "zed", "subl": return ["\(file):\(line)"]
    case "xed": return ["--line", "\(line)", file]
    default: return [file]
    }
  }
}
