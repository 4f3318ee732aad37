import ChapterKit
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import RegistrationService
import Schedulers
import Stage
import TestTerminals
import Testing

@testable import RegistrationChapter

@MainActor
@Suite struct RegistrationOnStage {
  @Test(arguments: ["controlled", "clock"])
  func `the preview tells the whole story at once, and touches nothing`(version: String) async {
    let captured = CapturedOutput()
    let code = await RegistrationDemo.chapter.run(
      [version, "--context", "preview"],
      on: captured.terminal
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

  @Test func `while the server thinks, and when it says no, the eager form shows its button`()
    async
  {
    let captured = CapturedOutput()
    let code = await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await RegistrationDemo.chapter.run(["slow"], on: captured.terminal)
    }
    #expect(
      captured.lines.filter { $0.hasPrefix("eager │") } == [
        "eager │ The form shows: [ Register ]", "eager │ Tapped. The form shows: [ Register ]",
      ]
    )
    #expect(
      captured.lines.filter { $0.hasPrefix("controlled │") } == [
        "controlled │ The form shows: [ Register ]",
        "controlled │ Registering ada@example.org.",
        "controlled │ Alert: Registration failed. Please try again.",
      ]
    )
    #expect(code == 0)
  }

  @Test func `a mock that repeats a rule passes its test, whatever the server says`() async {
    #expect(MockedTest.ofTheRule.result == "✓ four characters are enough")
    #expect(await MockedTest.wordOfTheServer(on: "blob") == "Too short: 4 characters.")
  }

  @Test func `a mock that ends its process takes the tests after it along`() async {
    await #expect(processExitsWith: .failure) { _ = await MockedTest.all[1].result }
    let output = MockedTest.all[0].result + "\n"
    let result = DemoResult(output: output, errors: "Fatal error: x\nmore", signal: 4)
    #expect(
      MockedTest.words(of: result) == [
        "✓ the form shows what the server says", "☠ enter goes round, as tab does",
        "  Fatal error: x", "· a new form shows no message: never ran",
      ]
    )
  }

  @Test func `an immediate queue ends the process if the client answers on another thread`() async {
    await #expect(processExitsWith: .failure) { await registerOnAnotherThread() }
  }

  @Test(arguments: [
    (HopTest.whereItArrives, true), (HopTest.mainQueue, false), (HopTest.immediate, true),
  ])
  func `a line that is right turns the test red, and a queue that does not wait makes it green`(
    step: HopTest,
    isGreen: Bool
  ) async {
    #expect(await step.verdict().isGreen == isGreen)
  }

  @Test(arguments: zip(HopTest.allCases, HopTest.allCases.dropFirst()))
  func `the lines of a step are those of the step before, but for what is marked`(
    before: HopTest,
    after: HopTest
  ) {
    func code(of step: HopTest, without mark: String) -> [Substring] {
      step.code.split(separator: "\n").filter { !$0.dropFirst(5).hasPrefix(mark) }
        .map { $0.dropFirst(7) }
    }
    #expect(code(of: before, without: "-") == code(of: after, without: "+"))
  }

  @Test func `a test that does not wait never fails`() {
    #expect((1...100).allSatisfy { _ in WaitingTest.passesWithoutWaiting() })
  }

  @Test(arguments: ["0", "1001", "many", "-3"])
  func `a number of runs that makes no sense is refused`(runs: String) async {
    let code = await RegistrationDemo.chapter.run(
      ["waits", "--runs", runs],
      on: CapturedOutput().terminal
    )
    #expect(code == ExitCode.usage.rawValue)
  }
}

/// An immediate queue, and a server as the live one is.
@MainActor
private func registerOnAnotherThread() async {
  let form = withDependencies {
    $0.mainQueue = .immediate
    $0[RegistrationClient.self].register = { _, _, answer in
      Thread.detachNewThread { answer(.success(true)) }
      return ServiceCall()
    }
  } operation: {
    ControlledRegistration()
  }
  form.registerButtonTapped()
  while !form.isRegistered { await Task.yield() }
}
