import ConcurrencyExtras
import Foundation
import IssueReporting
import OutsideWorld
import Stage
import Synchronization
import TestTerminals
import TestTools
import Testing

@testable import ChapterKit

@MainActor
@Suite struct SystemOverlays {
  @Test(
    arguments: [
      ([.enter], .allow), ([.right, .enter], .dontAllow), ([.tab, .left, .enter], .allow),
      ([.character("a")], .allow), ([.character("x"), .character("d")], .dontAllow),
    ] as [([Key], PermissionPrompt.Answer)]
  )
  func `while a prompt is up, keys answer it, and q still ends the performance`(
    keys: [Key],
    answer: PermissionPrompt.Answer
  ) {
    let overlay = SystemOverlay()
    let prompt = PermissionPrompt(app: "Teapot", permission: .contacts, purpose: "To invite.")
    var answers: [PermissionPrompt.Answer] = []
    overlay.show(prompt) { answers.append($0) }
    #expect(overlay.press(.character("q")) == .ignored)
    for key in keys { #expect(overlay.press(key) == .handled) }
    #expect(answers == [answer])
    #expect(overlay.press(.enter) == nil)
  }

  @Test func `a prompt that no person can answer ends the demo`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      let permissions = PermissionCenter(
        record: PermissionRecord(folder: quickestFolder.appending(path: "\(UUID())"))
      )
      let demo = RunEnvironment(permissions: permissions, isAlone: true)
      _ = await teapot.run(["controlled"], on: CapturedOutput().terminal, in: demo)
      permissions.request(.contacts) { _ in }
      try await Task.never()
    }
  }

  @Test func `what there is to say is below the scene, in rows of its own`() {
    let overlay = SystemOverlay(remark: "It cannot follow.")
    overlay.show("gpsd is not there.")
    overlay.show(1, issues: "No value.")
    #expect(text(of: overlay) == "It cannot follow.\ngpsd is not there.\n✗ Issue: No value.")
    overlay.show(3, issues: "No other value.")
    // The second one is reported late.
    overlay.show(2, issues: "No value.")
    #expect(
      text(of: overlay)
        == "It cannot follow.\ngpsd is not there.\n✗ 3 issues, the last: No other value."
    )
  }

  @Test func `each of several issues of one place is written, and each text once`() {
    let written = Mutex<[String]>([])
    let reported = Mutex<[String]>([])
    let listener = IssueListener { text in
      written.withLock { $0.append(text) }
    } reported: { count, last in
      reported.withLock { $0.append("\(count): \(last)") }
    }
    #expect(listener.summary == nil)
    withIssueReporters([listener]) {
      for event in ["Viewed", "Tapped", "Viewed"] {
        reportIssue("Unimplemented.\n\nIt was called with \(event).", fileID: "A/B.swift", line: 7)
      }
    }
    #expect(reported.withLock { $0 } == (1...3).map { "\($0): Unimplemented." })
    let texts = written.withLock(\.self)
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("⚠️ Issue reported at A/B.swift:7:") == true)
    #expect(texts.last?.hasSuffix("\n  Unimplemented.\n\n  It was called with Tapped.") == true)
    #expect(listener.summary == "3 issues were reported: in a test each is a failure.")
  }

  private func text(of overlay: SystemOverlay) -> String {
    VStack { for view in overlay.remarks { view } }.draw(in: Extent(columns: 60, rows: 9)).text
  }
}
