import Dependencies
import DependenciesTestSupport
import Dispatch
import RegistrationService
import Schedulers
import Testing

@testable import RegistrationChapter

@MainActor
@Suite struct RegistrationTests {
  private let queue = DispatchQueue.test
  private let server = ServerOnTrial()
  private let form: ControlledRegistration

  init() {
    form = withDependencies { [queue, server] in
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0[RegistrationClient.self] = server.client
    } operation: {
      ControlledRegistration()
    }
  }

  @Test func `the server is asked at 300 ms, and not at 299 ms`() async {
    let isValidating = History(form.isValidating)
    form.password = "blob"
    await queue.advance(by: .milliseconds(299))
    #expect(server.asked == [])
    await queue.advance(by: .milliseconds(1))
    #expect(server.asked == ["validate blob"])
    server.answer("blob", "Too short.")
    await queue.advance()
    #expect(form.message == "Too short.")
    #expect(isValidating.all == [false, true, false])
  }

  @Test func `each letter begins the 300 ms anew, and ten letters are one question`() async {
    for letter in "blobbyblob" {
      await queue.advance(by: .milliseconds(299))
      form.password.append(letter)
    }
    await queue.advance(by: .milliseconds(299))
    #expect(server.asked == [])
    await queue.advance(by: .milliseconds(1))
    #expect(server.asked == ["validate blobbyblob"])
    await queue.advance(by: .seconds(10))
    #expect(server.asked == ["validate blobbyblob"])
  }

  @Test func `a change of mind cancels the question, and its answer is not shown`() async {
    let message = History(form.message)
    let isValidating = History(form.isValidating)
    form.password = "blob"
    await queue.advance(by: .milliseconds(300))
    form.password = "blob is awesome"
    #expect(isValidating.all == [false, true, false])
    await queue.advance(by: .milliseconds(300))
    #expect(server.asked == ["validate blob", "cancel blob", "validate blob is awesome"])
    server.answer("blob is awesome", "Good.")
    await queue.advance()
    server.answer("blob", "Too short.")
    await queue.advance(by: .seconds(1))
    #expect(message.all == ["", "Good."])
    #expect(isValidating.all == [false, true, false, true, false])
  }

  @Test func `an answer that was on its way when the password changed is not shown`() async {
    form.password = "blob"
    await queue.advance(by: .milliseconds(300))
    server.answer("blob", "Too short.")
    form.password = "blob is awesome"
    await queue.advance(by: .milliseconds(299))
    #expect(form.message == "")
  }

  @Test func `an empty password is no question, and empties the message`() async {
    form.password = "blob"
    await queue.advance(by: .milliseconds(300))
    server.answer("blob", "Too short.")
    await queue.advance()
    form.password = ""
    await queue.advance(by: .milliseconds(300))
    #expect(form.message == "")
    #expect(server.asked.filter { $0.hasPrefix("validate") } == ["validate blob"])
  }

  @Test func `a server that fails says why, and the next question may succeed`() async {
    let message = History(form.message)
    form.password = "blob"
    await queue.advance(by: .milliseconds(300))
    server.answer("blob", .failure(Outage()))
    await queue.advance()
    form.password = "blob is awesome"
    await queue.advance(by: .milliseconds(300))
    server.answer("blob is awesome", "Good.")
    await queue.advance()
    #expect(message.all == ["", "Not checked. The server is asleep: try again.", "Good."])
  }

  @Test func `a question that fails as it is cancelled is out of date`() {
    // On a queue that does not wait, the failure comes in the middle of the edit.
    let form = withDependencies {
      $0.mainQueue = .immediate
      $0[RegistrationClient.self].validate = { _, answer in
        ServiceCall { answer(.failure(Outage())) }
      }
    } operation: {
      ControlledRegistration()
    }
    form.password = "blob"
    let message = History(form.message)
    form.password = "blob is awesome"
    #expect(message.all == [""])
    #expect(form.isValidating)
  }

  @Test func `a tap registers once, and the whole story is told`() async {
    let isRegistering = History(form.isRegistering)
    form.email = "ada@example.org"
    form.password = "blob is awesome"
    form.registerButtonTapped()
    form.registerButtonTapped()
    #expect(server.asked == ["register ada@example.org blob is awesome"])
    #expect(!form.isRegistered)
    server.answerRegistration(.success(true))
    await queue.advance()
    #expect(isRegistering.all == [false, true, false])
    #expect(form.isRegistered)
    #expect(form.alert == nil)
  }

  @Test(arguments: [
    (Result<Bool, any Error>.success(false), "Registration failed. Please try again."),
    (.failure(Outage()), "The server is asleep: try again."),
  ])
  func `a registration that fails alerts, and loses nothing that was typed`(
    result: Result<Bool, any Error>,
    sentence: String
  ) async {
    form.email = "ada@example.org"
    form.password = "blob"
    form.registerButtonTapped()
    server.answerRegistration(result)
    await queue.advance()
    #expect(form.alert == sentence)
    #expect(!form.isRegistered)
    #expect(!form.isRegistering)
    #expect(form.email == "ada@example.org")
    #expect(form.password == "blob")
  }

  @Test func `a form that is closed is not kept by its question`() async {
    var form: ControlledRegistration? = withDependencies { [queue, server] in
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0[RegistrationClient.self] = server.client
    } operation: {
      ControlledRegistration()
    }
    weak let closed = form
    form?.password = "blob"
    await queue.advance(by: .milliseconds(100))
    form = nil
    #expect(closed == nil)
  }
}
