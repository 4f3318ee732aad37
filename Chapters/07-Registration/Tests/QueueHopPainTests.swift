import ChapterKit
import Dependencies
import DependenciesTestSupport
import Dispatch
import Foundation
import RegistrationService
import Schedulers
import Testing

@testable import RegistrationChapter

/// The smallest form: it asks once, and shows the answer on a queue, or where the answer arrives.
private final class SmallForm: Sendable {
  private let shown = LockIsolated("")
  private let queue: AnySchedulerOf<DispatchQueue>?

  init(on queue: AnySchedulerOf<DispatchQueue>? = nil) { self.queue = queue }

  var message: String { shown.value }

  func validate(with service: RegistrationClient) {
    _ = service.validate("blob") { [self] answer in
      guard let queue else { return show(answer.sentence) }
      queue.schedule { [self] in show(answer.sentence) }
    }
  }

  /// A screen that is no class of the main actor changes on any thread, as in most apps of today.
  private func show(_ sentence: String) {
    if Thread.current.name == "server" {
      print("warning: The screen changes on a background thread.")
    }
    shown.setValue(sentence)
  }
}

/// How a line that is right turns all tests of a form red, in four steps.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "It turns red, and waits. To feel it, set WORKBOOK_PAIN=1.")
)
struct QueueHopPain {
  private let answer = "Too short: 4 characters."

  @Test func `1. the test is green, and the app warns`() async {
    let form = SmallForm()
    form.validate(with: .previewValue)
    #expect(form.message == answer)
    print("green in the test. In the app, the server answers on a thread of its own:")
    await withCheckedContinuation { shown in
      Thread.detachNewThread {
        Thread.current.name = "server"
        SmallForm().validate(with: .previewValue)
        shown.resume()
      }
    }
  }

  @Test func `2. the answer goes to the main queue, and the test is red`() async {
    let form = SmallForm(on: .main)
    form.validate(with: .previewValue)
    withKnownIssue("The main queue had no turn yet.") { #expect(form.message == answer) }
    print("red: the message is \"\(form.message)\"")
    await mainQueueIsEmpty()
  }

  @Test func `3. the test waits for 0.01 s, which is a bet`() async throws {
    let form = SmallForm(on: .main)
    form.validate(with: .previewValue)
    try await Task.sleep(for: .milliseconds(10))
    withKnownIssue("You have lost the bet.", isIntermittent: true) {
      #expect(form.message == answer)
    }
    print("green, after 0.01 s of waiting, on this machine, today")
  }

  @Test func `4. on a queue that the test chooses, it is green at once`() {
    let form = SmallForm(on: .immediate)
    form.validate(with: .previewValue)
    #expect(form.message == answer)
    print("green, and without a wait")
  }
}
