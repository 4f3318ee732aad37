import ChapterKit
import Clocks
import Dependencies
import DependenciesTestSupport
import OutsideWorld
import Stage
import Testing

@testable import RegistrationChapter

@MainActor
@Suite struct RegistrationOnStage {
  @Test(arguments: ["controlled", "clock"])
  func `the preview tells the whole story at once, and touches nothing`(version: String) async {
    let captured = CapturedOutput()
    let code = await RegistrationDemo.chapter.answer(
      [version, "--context", "preview"],
      on: captured.terminal,
      in: RunEnvironment(footprint: Footprint())
    )
    let said = captured.lines.filter { !$0.contains("is asked") }
    #expect(
      said.dropLast() == [
        "Password of 4: Too short: 4 characters.", "Password of 15: Good: 15 characters.",
        "Registering ada@example.org.", "Welcome, ada@example.org!",
      ]
    )
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test(arguments: [
    (
      "controlled",
      [
        "The form shows: [ Register ]", "Registering ada@example.org.",
        "Alert: Registration failed. Please try again.",
      ]
    ),
    ("eager", ["The form shows: [ Register ]", "Tapped. The form shows: [ Register ]"]),
  ])
  func `while the server thinks, and when it says no, the eager form shows its button`(
    version: String,
    lines: [String]
  ) async {
    let captured = CapturedOutput()
    let code = await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await RegistrationDemo.chapter.answer(["slow", version], on: captured.terminal)
    }
    #expect(captured.lines == lines)
    #expect(code == 0)
  }

  @Test func `a mock that repeats a rule passes its test, whatever the server says`() async {
    #expect(MockedTest.ofTheRule.result == "✓ four characters are enough")
    #expect(await MockedTest.wordOfTheServer(on: "blob") == "Too short: 4 characters.")
  }

  @Test func `a mock that ends its process takes the tests after it along`() async {
    await #expect(processExitsWith: .failure) { _ = await MockedTest.all[1].result }
    let output = MockedTest.all[0].result + "\n"
    let process = DemoProcess(output: output, errors: "Fatal error: x\nmore", signal: 4)
    #expect(
      MockedTest.words(of: process) == [
        "✓ the form shows what the server says", "☠ enter goes round, as tab does",
        "  Fatal error: x", "· a new form shows no message: never ran",
      ]
    )
  }

  @Test(
    arguments: [
      (nil, true), (HopTest.mainQueue, false), (HopTest.immediate, true),
    ] as [(HopTest?, Bool)]
  )
  func `a line that is right turns the test red, and a queue that does not wait makes it green`(
    edit: HopTest?,
    isGreen: Bool
  ) async {
    #expect(await HopTest.verdict(after: edit).isGreen == isGreen)
  }

  @Test func `a test that does not wait never fails`() {
    #expect((1...100).allSatisfy { _ in WaitingTest.passesWithoutWaiting() })
  }

  @Test(arguments: ["0", "1001", "many", "-3"])
  func `a number of runs that makes no sense is refused`(runs: String) async {
    let code = await RegistrationDemo.chapter.answer(
      ["waits", "--runs", runs],
      on: CapturedOutput().terminal
    )
    #expect(code == UsageError.exitCode)
  }
}
