import Testing

@testable import OutsideWorld

@Suite struct ConsoleConversationTests {
  let prompt = PermissionPrompt(
    app: "Map",
    permission: .location,
    purpose: "To put a pin on the map."
  )

  /// What the console said, and what it understood, when the person typed these lines.
  private func conversation(
    typing lines: String...
  ) -> (said: String, answer: PermissionPrompt.Answer?) {
    var said = ""
    var lines = lines[...]
    let conversation = ConsoleConversation(write: { said += $0 }, readLine: { lines.popFirst() })
    let answer = conversation.answer(to: prompt)
    return (said, answer)
  }

  @Test(arguments: [
    ("A", PermissionPrompt.Answer.allow), (" allow ", .allow), ("yes", .allow),
    ("d", .dontAllow), ("Don’t Allow", .dontAllow), ("don't allow", .dontAllow), ("N", .dontAllow),
  ])
  func `an answer may be a letter or a word`(words: String, answer: PermissionPrompt.Answer) {
    #expect(conversation(typing: words).answer == answer)
  }

  @Test func `other words repeat the question`() {
    let (said, answer) = conversation(typing: "", "maybe", "d")
    #expect(answer == .dontAllow)
    #expect(said.split(separator: "[a] Allow  [d] Don’t Allow: ").count == 1)
    #expect(said.hasSuffix(String(repeating: "[a] Allow  [d] Don’t Allow: ", count: 3)))
  }

  @Test func `at the end of the input there is a sentence and no answer`() {
    let (said, answer) = conversation()
    #expect(answer == nil)
    #expect(
      said == """

        “Map” would like to use your location.
        To put a pin on the map.
        [a] Allow  [d] Don’t Allow: 
        No person is here to answer: run it in a terminal, or pipe an answer in (echo a | …).

        """
    )
  }
}
