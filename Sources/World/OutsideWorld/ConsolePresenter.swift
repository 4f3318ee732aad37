import Dispatch
import OperatingSystem

extension PromptPresenter {
  /// Asks on standard error and reads the answer from standard input.
  package static let console = console {}

  /// - Parameter unanswered: Called where no person can answer, because the input is at its end.
  package static func console(unanswered: @escaping @Sendable () -> Void) -> Self {
    Self { prompt, reply in ask(prompt, reply, unanswered) }
  }

  private static func ask(
    _ prompt: PermissionPrompt,
    _ reply: @escaping @Sendable (Answer) -> Void,
    _ unanswered: @escaping @Sendable () -> Void
  ) {
    // A thread of its own, because reading a line blocks for as long as the person thinks.
    DispatchQueue(label: "permission prompt").async {
      // What comes through a pipe is shown with its question, as one text: no line of the app can
      // come between the two.
      var unsaid = ""
      let isPiped = isatty(STDIN_FILENO) == 0
      let conversation = ConsoleConversation(
        say: { if isPiped { unsaid += $0 } else { StandardError.writeUnfinished($0) } },
        readLine: {
          let line = readTypedLine(from: STDIN_FILENO)
          if isPiped, let line {
            StandardError.writeUnfinished("\(unsaid)\(line)\n")
            unsaid = ""
          }
          return line
        }
      )
      let answer = conversation.answer(to: prompt)
      StandardError.writeUnfinished(unsaid)
      if let answer { reply(answer) } else { unanswered() }
    }
  }
}

/// The words that the console and the person exchange about one prompt.
struct ConsoleConversation {
  let say: (String) -> Void
  let readLine: () -> String?

  /// The person's answer; nil when there is no person who could give one.
  func answer(to prompt: PermissionPrompt) -> PermissionPrompt.Answer? {
    say("\n\(prompt.title)\n")
    if !prompt.purpose.isEmpty { say("\(prompt.purpose)\n") }
    while true {
      say("[a] Allow  [d] Don’t Allow: ")
      guard let words = readLine() else {
        say(
          """

          No person is here to answer: run it in a terminal, or pipe an answer in (echo a | …).

          """
        )
        return nil
      }
      if let answer = Self.answers[words.lowercased().filter { !$0.isWhitespace }] { return answer }
    }
  }

  private static let answers: [String: PermissionPrompt.Answer] = [
    "a": .allow, "allow": .allow, "y": .allow, "yes": .allow,
    "d": .dontAllow, "don’tallow": .dontAllow, "don'tallow": .dontAllow,
    "n": .dontAllow, "no": .dontAllow,
  ]
}
