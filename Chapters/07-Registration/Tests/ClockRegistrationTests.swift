import Clocks
import Dependencies
import DependenciesTestSupport
import RegistrationService
import Testing

@testable import RegistrationChapter

/// The form with a clock, where it differs from the one with a scheduler: what it waits with, and
/// how it stops.
@MainActor
@Suite struct ClockRegistrationTests {
  private let clock = TestClock()
  private let server = ServerOnTrial()
  private let form: ClockRegistration

  init() {
    form = withDependencies { [clock, server] in
      $0.continuousClock = clock
      $0[RegistrationClient.self] = server.client
    } operation: {
      ClockRegistration()
    }
  }

  @Test func `the server is asked at 300 ms, and not at 299 ms`() async {
    let isValidating = History(form.isValidating)
    form.password = "blob"
    await clock.advance(by: .milliseconds(299))
    #expect(server.asked == [])
    await clock.advance(by: .milliseconds(1))
    #expect(server.asked == ["validate blob"])
    server.answer("blob", "Too short.")
    await clock.advance()
    #expect(form.message == "Too short.")
    #expect(isValidating.all == [false, true, false])
  }

  @Test func `each letter begins the 300 ms anew`() async {
    form.password = "blob"
    await clock.advance(by: .milliseconds(299))
    form.password = "blobby"
    await clock.advance(by: .milliseconds(299))
    #expect(server.asked == [])
    await clock.advance(by: .milliseconds(1))
    #expect(server.asked == ["validate blobby"])
  }

  @Test func `a change of mind cancels the question, and its answer is not shown`() async {
    let message = History(form.message)
    form.password = "blob"
    await clock.advance(by: .milliseconds(300))
    form.password = "blob is awesome"
    await clock.advance(by: .milliseconds(300))
    #expect(server.asked == ["validate blob", "cancel blob", "validate blob is awesome"])
    server.answer("blob is awesome", "Good.")
    await clock.advance()
    server.answer("blob", "Too short.")
    await clock.advance(by: .seconds(1))
    #expect(message.all == ["", "Good."])
  }

  @Test func `an answer that was on its way when the password changed is not shown`() async {
    form.password = "blob"
    await clock.advance(by: .milliseconds(300))
    server.answer("blob", "Too short.")
    form.password = "blob is awesome"
    await clock.advance(by: .milliseconds(299))
    #expect(form.message == "")
  }

  @Test func `an empty password is no question`() async {
    form.password = "blob"
    form.password = ""
    await clock.advance(by: .seconds(1))
    #expect(server.asked == [])
  }

  @Test(arguments: [
    (Result<Bool, any Error>.success(true), nil),
    (.success(false), "Registration failed. Please try again."),
    (.failure(Outage()), "The server is asleep: try again."),
  ])
  func `a tap registers once, and a registration that fails alerts`(
    result: Result<Bool, any Error>,
    sentence: String?
  ) async {
    form.email = "ada@example.org"
    form.password = "blob"
    form.registerButtonTapped()
    form.registerButtonTapped()
    await clock.advance()
    #expect(server.asked == ["register ada@example.org blob"])
    #expect(form.isRegistering)
    server.answerRegistration(result)
    await clock.advance()
    #expect(form.alert == sentence)
    #expect(form.isRegistered == (sentence == nil))
    #expect(!form.isRegistering)
  }

  @Test func `a form that is closed is not kept by its question`() async {
    var form: ClockRegistration? = withDependencies { [clock, server] in
      $0.continuousClock = clock
      $0[RegistrationClient.self] = server.client
    } operation: {
      ClockRegistration()
    }
    weak let closed = form
    form?.password = "blob"
    await clock.advance(by: .milliseconds(100))
    form = nil
    #expect(closed == nil)
  }
}
