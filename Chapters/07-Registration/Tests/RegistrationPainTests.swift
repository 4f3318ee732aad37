import ChapterKit
import Dependencies
import DependenciesTestSupport
import Dispatch
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

  @Test func `in the eager form, the late answer to the first letters wins`() async {
    let server = ServerOnTrial()
    let form = withDependencies {
      $0[RegistrationClient.self] = server.client
    } operation: {
      EagerRegistration()
    }
    form.password = "blob"
    form.password = "blob is awesome"
    server.answer("blob is awesome", "Good.")
    server.answer("blob", "Too short.")
    await mainQueueIsEmpty()
    #expect(form.message == "Too short.")
  }
}

/// Returns when what is on the main queue by now has had its turn.
func mainQueueIsEmpty() async {
  await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
}
