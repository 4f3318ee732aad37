import ChapterKit
import DependenciesTestSupport
import RegistrationService
import Testing

@testable import RegistrationChapter

/// What a question leaves in the hand, as Combine has it: when it is let go, the question is over.
private final class AnyCancellable: Sendable {
  private let call: ServiceCall
  init(_ call: ServiceCall) { self.call = call }
  deinit { call.cancel() }
}

@MainActor
@Suite(.enabled(if: Pain.isWanted, "It loses an answer. To feel it, set WORKBOOK_PAIN=1."))
struct LostCancellablePain {
  @Test func `a cancellable that is not kept takes its request with it`() {
    let server = ServerOnTrial()
    _ = AnyCancellable(server.client.validate("lost") { _ in })
    let kept = AnyCancellable(server.client.validate("kept") { _ in })
    print(server.asked.joined(separator: "\n"))
    #expect(server.asked == ["validate lost", "take back lost", "validate kept"])
    withExtendedLifetime(kept) {}
  }
}
