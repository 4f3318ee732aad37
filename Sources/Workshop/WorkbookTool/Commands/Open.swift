import Course
import Dependencies
import Foundation
import OperatingSystem
import Stage
import Usage

extension CommandWord {
  static let open = CommandWord(
    "open",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "The exercise in your editor, at its gap.",
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
    guard FileManager.default.isReadableFile(atPath: exercise.file.pathText) else {
      throw CommandFailure(
        """
        \(exercise.path) is not there. Get it back:
          swift run workbook reset \(exercise.name)
        """,
        .fileTrouble
      )
    }
    guard context.terminal.hasKeys else {
      let isAtTop = course.root.pathText == context.folder.standardizedFileURL.pathText
      context.say("\(isAtTop ? exercise.path : exercise.file.pathText):\(exercise.line)")
      return .success
    }
    try Editor(environment: context.environment).open(exercise)
    return .success
  }
}

/// The editor that the person has chosen, or one that is there.
struct Editor {
  /// What is looked for when nothing is chosen: an editor with windows, then one in the terminal.
  static let known = ["code", "zed", "xed", "cursor", "nvim", "vim", "nano"]

  /// The program and its options; none if there is no editor.
  let words: [String]

  init(environment: [String: String]) {
    let chosen = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
      .map { $0.matches(of: /"([^"]+)"|'([^']+)'|\S+/).map { String($0.1 ?? $0.2 ?? $0.0) } }
      .first { !$0.isEmpty }
    let found = Self.known.first { Program.path(of: $0, in: environment["PATH"]) != nil }
    words = chosen ?? [found].compactMap(\.self)
  }

  /// Returns when the editor does.
  func open(_ exercise: Exercise) throws(CommandFailure) {
    guard let program = words.first else {
      throw CommandFailure(
        """
        No editor is set, and none is on your PATH. Name yours: export EDITOR=nano. The place is \
        \(exercise.place).
        """,
        .unavailable
      )
    }
    @Dependency(ForegroundProgram.self) var foreground
    let failure: String
    do throws(SystemFailure) {
      let path = exercise.file.pathText
      let code = try foreground.run(
        Program(program, arguments(file: path, line: exercise.line))
      )
      if code == 0 { return }
      failure = "it ended with exit code \(code)"
    } catch {
      failure = error.isMissing ? "there is no such program here" : error.words
    }
    throw CommandFailure(
      """
      Your editor, \(program), cannot open the file: \(failure). VISUAL or EDITOR names another \
      one. The place is \(exercise.place).
      """,
      .unavailable
    )
  }

  /// An editor that is not known gets the file alone.
  func arguments(file: String, line: Int) -> [String] {
    let options = Array(words.dropFirst())
    let name = words.first?.split(separator: "/").last?.lowercased() ?? ""
    switch name {
    case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "micro":
      return options + ["+\(line)", file]
    case "code", "codium", "cursor": return options + ["--goto", "\(file):\(line)"]
    case "hx", "zed", "subl": return options + ["\(file):\(line)"]
    case "xed": return options + ["--line", "\(line)", file]
    default: return options + [file]
    }
  }
}
