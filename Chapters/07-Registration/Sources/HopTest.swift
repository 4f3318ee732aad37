import Dispatch
import Foundation
import Schedulers

/// One test of a form, in five steps: a line that is right turns it red, and people then wait.
enum HopTest: Int, CaseIterable {
  case whereItArrives = 1
  case mainQueue, wait, busy, immediate

  struct Verdict: Equatable {
    let isGreen: Bool
    let sentence: String

    var line: String { (isGreen ? "✔ " : "✘ ") + sentence }
  }

  var title: String {
    switch self {
    case .whereItArrives: "The form shows the answer where it arrives."
    case .mainQueue: "It shows it on the main queue, as a screen has to."
    case .wait: "The test waits for 0.01 s, off the main thread."
    case .busy: "Next to it runs another test that has work for the main thread."
    case .immediate: "The test chooses the queue."
    }
  }

  /// The form and its test, with what has changed since the step before.
  var code: String {
    switch self {
    case .whereItArrives:
      """
      app    server.validate("blob") { form.show($0) }
      test   form.ask()
             #expect(form.message == "Too short: 4 characters.")
      """
    case .mainQueue:
      """
      app  - server.validate("blob") { form.show($0) }
      app  + server.validate("blob") { answer in
           +   DispatchQueue.main.async { form.show(answer) }
           + }
      test   form.ask()
             #expect(form.message == "Too short: 4 characters.")
      """
    case .wait:
      """
      app    server.validate("blob") { answer in
               DispatchQueue.main.async { form.show(answer) }
             }
      test - form.ask()
           + await form.ask()
           + try await Task.sleep(for: .milliseconds(10))
             #expect(form.message == "Too short: 4 characters.")
      """
    case .busy:
      """
      app    server.validate("blob") { answer in
               DispatchQueue.main.async { form.show(answer) }
             }
      test   await form.ask()
             try await Task.sleep(for: .milliseconds(10))
             #expect(form.message == "Too short: 4 characters.")
      """
    case .immediate:
      """
      app    server.validate("blob") { answer in
           -   DispatchQueue.main.async { form.show(answer) }
           +   queue.schedule { form.show(answer) }
             }
      test + form = HopForm(server, on: .immediate)
           - await form.ask()
           - try await Task.sleep(for: .milliseconds(10))
           + form.ask()
             #expect(form.message == "Too short: 4 characters.")
      """
    }
  }

  func verdict() async -> Verdict {
    switch self {
    case .whereItArrives: await Self.look(on: nil, ifGreen: "green")
    case .mainQueue: await Self.look(on: .main, ifGreen: "green")
    case .wait:
      await Self.passesAfterAWait()
        ? Verdict(isGreen: true, sentence: "green, on this machine, today")
        : Verdict(isGreen: false, sentence: "red, on this machine, today")
    case .busy: await Self.nextToAnotherTest()
    case .immediate: await Self.look(on: .immediate, ifGreen: "green at once, on every machine")
    }
  }

  /// Looks in the same turn in which the form asks.
  @MainActor
  private static func look(
    on queue: AnySchedulerOf<DispatchQueue>?,
    ifGreen sentence: String
  ) -> Verdict {
    let form = HopForm(.mock, on: queue)
    form.ask()
    guard form.message != OldServer.answer else {
      return Verdict(isGreen: true, sentence: sentence)
    }
    return Verdict(
      isGreen: false,
      sentence: "red: the message is \"\(form.message)\", for the main queue had no turn yet"
    )
  }

  /// The test waits off the main thread, as an `async` test without an actor does. A test on the
  /// main actor would always go on after the answer, because the main queue is first in, first out.
  @concurrent
  private static func passesAfterAWait() async -> Bool {
    let form = await HopForm(.mock, on: .main)
    await form.ask()
    try? await Task.sleep(for: .milliseconds(10))
    return form.message == OldServer.answer
  }

  /// The same while another test of a screen has work for the main thread, as in any suite.
  private static func nextToAnotherTest(in runs: Int = 100) async -> Verdict {
    let other = Task { @MainActor in
      while !Task.isCancelled {
        let end = ContinuousClock.now + .milliseconds(20)
        while ContinuousClock.now < end {}
        await Task.yield()
      }
    }
    defer { other.cancel() }
    for run in 1...runs where await !passesAfterAWait() {
      return Verdict(isGreen: false, sentence: "red, in run \(run)")
    }
    return Verdict(isGreen: true, sentence: "green in \(runs) runs: you have won the bet, today")
  }
}
