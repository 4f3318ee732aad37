import DependenciesTestSupport
import RegistrationService
import Schedulers
import TestTools
import Testing

@testable import RegistrationChapter

@MainActor
@Suite(.enabled(if: Pain.isWanted, "It loses an answer. To feel it, set WORKBOOK_PAIN=1."))
struct RegistrationPain {
  @Test func `a cancellable that is not kept takes its request with it`() {
    let server = ServerOnTrial()
    _ = AnyCancellable(server.client.validate("lost") { _ in }.cancel)
    let kept = AnyCancellable(server.client.validate("kept") { _ in }.cancel)
    print(server.asked.joined(separator: "\n"))
    #expect(server.asked == ["validate lost", "cancel lost", "validate kept"])
    withExtendedLifetime(kept) {}
  }
}
