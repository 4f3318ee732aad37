import ChapterKit
import Dependencies
import DependenciesTestSupport
import Testing

@testable import RegistrationChapter

@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "They wait, and they bet. To feel it, set WORKBOOK_PAIN=1.")
)
struct RegistrationPain {
  @Test(arguments: [310, 301, 300])
  func `a test that waits is slow, and a bet`(milliseconds: Int) async {
    let clock = ContinuousClock()
    let start = clock.now
    let isPassed = await WaitingTest.passes(waiting: .milliseconds(milliseconds))
    #expect(clock.now - start >= .milliseconds(milliseconds))
    withKnownIssue("You have lost the bet on \(milliseconds) ms.", isIntermittent: true) {
      #expect(isPassed)
    }
  }

  @Test func `the late answer to the first letters wins`() async throws {
    let server = ServerOnTrial()
    let form = withDependencies {
      $0[RegistrationClient.self] = server.client
    } operation: {
      UncontrolledRegistration()
    }
    form.password = "blob"
    try await Task.sleep(for: .seconds(1))
    form.password = "blob is awesome"
    try await Task.sleep(for: .seconds(1))
    server.answer("blob is awesome", "Good.")
    server.answer("blob", "Too short.")
    try await Task.sleep(for: .seconds(1))
    #expect(form.message == "Too short.")
  }
}
