import OperatingSystem

extension PromptPresenter {
  /// Asks on standard error, and reads the answer from standard input.
  package static let console = console {}

  /// - Parameter unanswered: Called where the input has ended, so that no person can answer.
  package static func console(unanswered: @escaping @Sendable () -> Void) -> Self {
    Self { prompt, reply in
      // Reading a line blocks for as long as the person thinks.
      startThread {
        // An answer from a pipe is not on the screen. Question and answer are written as one text,
        // so that no line of the app comes between them.
        var unwritten = ""
        let isPiped = isatty(STDIN_FILENO) == 0
        let conversation = ConsoleConversation(
          write: { text in
            if isPiped { unwritten += text } else { StandardError.write(text, terminator: "") }
          },
          readLine: {
            let line = readTypedLine(from: STDIN_FILENO)
            if isPiped, let line {
              StandardError.write("\(unwritten)\(line)")
              unwritten = ""
            }
            return line
          }
        )
        let answer = conversation.answer(to: prompt)
        StandardError.write(unwritten, terminator: "")
        if let answer { reply(answer) } else { unanswered() }
      }
    }
  }
}

/// One prompt as text: the question, and the lines that the person types.
struct ConsoleConversation {
  let write: (String) -> Void
  let readLine: () -> String?

  /// Asks until the person answers; nil where the input ends before.
  func answer(to prompt: PermissionPrompt) -> PermissionPrompt.Answer? {
    write("\n\(prompt.title)\n\(prompt.purpose)\n")
    while true {
      write("[a] Allow  [d] Don’t Allow: ")
      guard let line = readLine() else {
        write(
          """

          No person is here to answer: run it in a terminal, or pipe an answer in (echo a | …).

          """
        )
        return nil
      }
      if let answer = Self.answers[line.lowercased().filter { !$0.isWhitespace }] { return answer }
    }
  }

  private static let answers: [String: PermissionPrompt.Answer] = [
    "a": .allow, "allow": .allow, "y": .allow, "yes": .allow,
    "d": .dontAllow, "don’tallow": .dontAllow, "don'tallow": .dontAllow,
    "n": .dontAllow, "no": .dontAllow,
  ]
}
