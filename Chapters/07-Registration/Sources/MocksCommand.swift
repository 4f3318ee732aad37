import ChapterKit
import Dependencies
import RegistrationService
import Schedulers
import Stage

extension DemoCommand {
  /// Two mocks of the server that no test should have.
  static let mocks = DemoCommand(
    "mocks",
    "Tests with a mock that repeats the server's rule, and with one that ends their process.",
    argument: "PART",
    among: ["tests"]
  ) { invocation, terminal in
    guard invocation.argument == nil else {
      for test in MockedTest.all { terminal.say(test.result) }
      return 0
    }
    terminal.say("1. The mock repeats a rule: four characters. But now the server wants five.")
    terminal.say("   the test: \(MockedTest.ofTheRule.result)")
    terminal.say("   the server: \(await MockedTest.wordOfTheServer(on: "blob"))")
    terminal.say("2. The mock calls fatalError() if it is to register. Three tests have it.")
    let result = await DemoResult.run(["mocks", "tests"])
    for line in MockedTest.words(of: result) { terminal.say("   \(line)") }
    return 0
  }
}

/// A test of the form, with a mock in the place of the server.
@MainActor
struct MockedTest {
  let name: String
  var server = RegistrationClient.answering(
    validate: { _ in "Only on Tuesdays." },
    register: { _ in fatalError("This test does not register.") }
  )
  let passes: @MainActor (ControlledRegistration, FormSession) -> Bool

  static let ofTheRule = MockedTest(
    name: "four characters are enough",
    server: .answering(validate: { $0.count < 4 ? "Too short." : "Good." }, register: { _ in true })
  ) { form, _ in
    form.password = "blob"
    return form.message == "Good."
  }

  static let all = [
    MockedTest(name: "the form shows what the server says") { form, _ in
      form.password = "blob"
      return form.message == "Only on Tuesdays."
    },
    MockedTest(name: "enter goes round, as tab does") { _, session in
      for _ in 1...3 { _ = session.press(.enter) }
      return session.focus == .email
    },
    MockedTest(name: "a new form shows no message") { form, _ in form.message.isEmpty },
  ]

  var result: String {
    let form = withDependencies {
      $0.mainQueue = .immediate
      $0[RegistrationClient.self] = server
    } operation: {
      ControlledRegistration()
    }
    return "\(passes(form, FormSession(form)) ? "✓" : "✗") \(name)"
  }

  /// What a server of today says of a password.
  static func wordOfTheServer(on password: String) async -> String {
    let answer: Result<String, any Error> = await Result {
      let server = try RegistrationServer(port: 0, delay: .zero)
      defer { server.stop() }
      let place = ["REGISTRATION_PORT": "\(server.port)"]
      let service = RegistrationService(environment: place, timeout: .seconds(60))
      return try await RegistrationClient.live(service).validation(of: password)
    }
    return answer.sentence
  }

  /// The results of a process of tests, its last words, and the tests that it took with it.
  static func words(of result: DemoResult) -> [String] {
    let lines = result.output.split(separator: "\n").map(String.init)
    guard result.signal != nil, lines.count < all.count else { return lines }
    let names = all.dropFirst(lines.count).map(\.name)
    return lines + ["☠ \(names[0])", "  \(result.errors.prefix { !$0.isNewline })"]
      + names.dropFirst().map { "· \($0): never ran" }
  }
}
