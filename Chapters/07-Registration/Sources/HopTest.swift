import Dispatch
import Foundation
import Schedulers

/// One test of a form, and four edits: a line that is right turns it red, and people then wait.
enum HopTest: String, CaseIterable {
  case mainQueue = "main-queue"
  case wait
  case busy
  case immediate

  struct Verdict: Equatable {
    let isGreen: Bool
    let sentence: String

    var line: String { (isGreen ? "✔ " : "✘ ") + sentence }
  }

  /// The form and its test, with a `+` where a line is new.
  static func code(after edit: HopTest?) -> [String] {
    let queue = edit == .immediate ? "queue.schedule" : "DispatchQueue.main.async"
    let isNew = edit == .mainQueue || edit == .immediate
    let show =
      edit == nil
      ? ["app    server.validate(\"blob\") { form.show($0) }"]
      : [
        "app    server.validate(\"blob\") { answer in",
        "     \(isNew ? "+" : " ")   \(queue) { form.show(answer) }", "       }",
      ]
    let made = edit == .immediate ? ["     + form = HopForm(server, on: .immediate)"] : []
    let wait = [
      "     \(edit == .wait ? "+" : " ") try await Task.sleep(for: .milliseconds(10))"
    ]
    return show + made + ["test   form.ask()"] + (edit == .wait || edit == .busy ? wait : [])
      + ["       #expect(form.message == \"\(OldServer.answer)\")"]
  }

  static func verdict(after edit: HopTest?) async -> Verdict {
    switch edit {
    case nil: await look(on: nil, ifGreen: "green")
    case .immediate: await look(on: .immediate, ifGreen: "green at once, on every machine")
    case .mainQueue: await look(on: .main, ifGreen: "green")
    case .wait:
      await passesAfterAWait()
        ? Verdict(isGreen: true, sentence: "green, on this machine, today")
        : Verdict(isGreen: false, sentence: "red, on this machine, today")
    case .busy: await besideOtherTests()
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

  /// The test waits off the main thread, as an `async` test without an actor does.
  @concurrent
  private static func passesAfterAWait() async -> Bool {
    let form = await HopForm(.mock, on: .main)
    await form.ask()
    try? await Task.sleep(for: .milliseconds(10))
    return form.message == OldServer.answer
  }

  /// The same while other tests of screens have work for the main thread, as in any suite.
  private static func besideOtherTests(of runs: Int = 100) async -> Verdict {
    let others = Task { @MainActor in
      while !Task.isCancelled {
        let end = ContinuousClock.now + .milliseconds(20)
        while ContinuousClock.now < end {}
        await Task.yield()
      }
    }
    defer { others.cancel() }
    for run in 1...runs where await !passesAfterAWait() {
      return Verdict(isGreen: false, sentence: "red in run \(run), next to another screen's test")
    }
    return Verdict(isGreen: true, sentence: "green in \(runs) runs: you have won the bet, today")
  }
}
