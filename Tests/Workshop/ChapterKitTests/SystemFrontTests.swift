import ConcurrencyExtras
import Foundation
import OutsideWorld
import Stage
import TestTools
import Testing

@testable import ChapterKit

@MainActor
@Suite struct SystemFronts {
  typealias Answer = PermissionPrompt.Answer

  let front = SystemFront()
  let prompt = PermissionPrompt(app: "Teapot", permission: .contacts, purpose: "To invite people.")

  @Test(
    arguments: [
      ([Key.enter], Answer.allow),
      ([.right, .enter], .dontAllow),
      ([.tab, .left, .enter], .allow),
      ([.character("a")], .allow),
      ([.character("x"), .character("d")], .dontAllow),
    ]
  )
  func `keys answer a prompt`(keys: [Key], answer: Answer) {
    var answers: [Answer] = []
    front.show(prompt) { answers.append($0) }
    for key in keys { #expect(front.press(key) == .handled) }
    #expect(answers == [answer])
    #expect(front.prompt == nil)
  }

  @Test func `without a prompt, keys are for the feature`() {
    #expect(front.press(.enter) == nil)
    #expect(front.press(.character("q")) == nil)
  }

  @Test func `q still ends the performance while a prompt is up`() {
    front.show(prompt) { _ in Issue.record("No key has answered.") }
    #expect(front.press(.character("q")) == .ignored)
  }

  @Test func `a prompt that no person can answer ends the demo`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      let permissions = PermissionCenter(
        record: PermissionRecord(folder: quickestFolder.appending(path: "\(UUID())")),
        footprint: Footprint()
      )
      let demo = RunEnvironment(permissions: permissions, isAlone: true)
      _ = await teapot.answer(["controlled"], on: CapturedOutput().terminal, in: demo)
      permissions.request(.contacts) { _ in }
      try await Task.never()
    }
  }

  @Test func `what there is to say is below the scene, in rows of its own`() {
    let front = SystemFront(remark: "It cannot follow.")
    front.show("gpsd is not there.")
    front.show(1, issues: "No value.")
    #expect(text(of: front) == "It cannot follow.\ngpsd is not there.\n✗ Issue: No value.")
    front.show(3, issues: "No other value.")
    // The second one is reported late.
    front.show(2, issues: "No value.")
    #expect(
      text(of: front)
        == "It cannot follow.\ngpsd is not there.\n✗ 3 issues, the last: No other value."
    )
  }

  private func text(of front: SystemFront) -> String {
    VStack { for view in front.remarks { view } }.draw(in: Extent(columns: 60, rows: 9)).text
  }
}
