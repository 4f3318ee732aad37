import ChapterKit
import Dependencies
import Dispatch
import Stage

extension DemoCommand {
  /// A message that flickers, before a test of its last value and a test of its history.
  static let flicker = DemoCommand(
    "flicker",
    "A message that flickers: a test that looks at the end, and one that looks at all of it."
  ) { _, terminal in
    let flicker = await FlickerTest.run()
    terminal.say("A form asks after each letter of \"\(FlickerTest.password)\".")
    terminal.say("✔ #expect(form.message == \"\(flicker.last)\")")
    terminal.say("✘ #expect(messages == [\"\", \"\(flicker.last)\"])")
    let (first, second) = (flicker.messages[0], flicker.messages[1])
    terminal.say("  messages: \"\(first)\", \"\(second)\",")
    terminal.say("            \(flicker.messages.count - 3) more, \"\(flicker.last)\"")
    return 1
  }
}

/// The eager form and a server that answers in order: what the form ends with is right.
@MainActor
enum FlickerTest {
  static let password = "blob is awesome"

  static func run() async -> (last: String, messages: [String]) {
    let form = withDependencies {
      $0[RegistrationClient.self] = .previewValue
    } operation: {
      EagerRegistration()
    }
    let message = History(form.message)
    for letter in password {
      form.password.append(letter)
      await mainQueueIsEmpty()
    }
    return (form.message, message.all)
  }

  /// Returns when what is on the main queue by now has had its turn.
  static func mainQueueIsEmpty() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }
}
