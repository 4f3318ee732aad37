import Dependencies
import OperatingSystem
import Stage
import Usage

/// Asks a person before something of theirs is replaced.
struct Confirmation: Sendable {
  /// Whether the person says yes; nil if no person is at the terminal.
  var ask: @Sendable (_ question: String, _ terminal: Terminal) -> Bool?
}

extension Confirmation: DependencyKey {
  static let liveValue = Confirmation { question, terminal in
    guard terminal.canAsk else { return nil }
    return ["y", "yes"].contains(terminal.awaitLine(after: question)?.lowercased() ?? "")
  }
}

extension Terminal {
  /// Whether a person sees a question here, and can type an answer.
  fileprivate var canAsk: Bool { isatty(input) == 1 && isatty(output) == 1 }
}

extension CommandContext {
  /// Asks before something is replaced, unless the person has said yes already.
  func confirm(_ question: String, _ typed: Typed) throws(CommandFailure) -> Bool {
    if typed.has("--yes") { return true }
    @Dependency(Confirmation.self) var confirmation
    guard let answer = confirmation.ask(question, terminal) else {
      throw CommandFailure(
        "Nothing has changed: this asks first, and no terminal is here to answer in. Add --yes.",
        .usage
      )
    }
    if !answer { say("Nothing has changed.") }
    return answer
  }
}
