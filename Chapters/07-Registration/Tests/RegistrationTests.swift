import Dependencies
import DependenciesTestSupport
import RegistrationService
import Schedulers
import Testing

@testable import RegistrationChapter

@MainActor
@Suite struct RegistrationTests {
  @Test(arguments: FormOnTrial.Way.allCases)
  func `the server is asked at 300 ms, and not at 299 ms`(way: FormOnTrial.Way) async {
    let trial = FormOnTrial(way)
    trial.form.password = "blob"
    await trial.wait(299)
    #expect(trial.server.asked == [])
    #expect(trial.isValidating.all == [false])
    await trial.wait(1)
    #expect(trial.server.asked == ["validate blob"])
    #expect(trial.isValidating.all == [false, true])
    trial.server.answer("blob", "Too short.")
    await trial.wait()
    #expect(trial.isValidating.all == [false, true, false])
    #expect(trial.message.all == ["", "Too short."])
  }

  @Test(arguments: FormOnTrial.Way.allCases)
  func `each letter begins the 300 ms anew, and ten letters are one question`(
    way: FormOnTrial.Way
  ) async {
    let trial = FormOnTrial(way)
    for letter in "blobbyblob" {
      await trial.wait(299)
      trial.form.password.append(letter)
    }
    await trial.wait(299)
    #expect(trial.server.asked == [])
    await trial.wait(1)
    #expect(trial.server.asked == ["validate blobbyblob"])
    await trial.wait(10_000)
    #expect(trial.server.asked == ["validate blobbyblob"])
  }

  @Test(arguments: FormOnTrial.Way.allCases)
  func `a change of mind cancels the question, and its answer is not shown`(
    way: FormOnTrial.Way
  ) async {
    let trial = FormOnTrial(way)
    trial.form.password = "blob"
    await trial.wait(300)
    trial.form.password = "blob is awesome"
    #expect(trial.isValidating.all == [false, true, false])
    await trial.wait(300)
    #expect(
      trial.server.asked == ["validate blob", "cancel blob", "validate blob is awesome"]
    )
    trial.server.answer("blob is awesome", "Good.")
    await trial.wait()
    trial.server.answer("blob", "Too short.")
    await trial.wait(1_000)
    #expect(trial.message.all == ["", "Good."])
    #expect(trial.isValidating.all == [false, true, false, true, false])
  }

  @Test(arguments: FormOnTrial.Way.allCases)
  func `an answer that was on its way when the password changed is not shown`(
    way: FormOnTrial.Way
  ) async {
    let trial = FormOnTrial(way)
    trial.form.password = "blob"
    await trial.wait(300)
    trial.server.answer("blob", "Too short.")
    trial.form.password = "blob is awesome"
    await trial.wait(299)
    #expect(trial.message.all == [""])
  }

  @Test(arguments: FormOnTrial.Way.allCases)
  func `an empty password is no question, and empties the message`(way: FormOnTrial.Way) async {
    let trial = FormOnTrial(way)
    trial.form.password = "blob"
    await trial.wait(300)
    trial.server.answer("blob", "Too short.")
    await trial.wait()
    trial.form.password = ""
    await trial.wait(300)
    #expect(trial.message.all == ["", "Too short.", ""])
    #expect(trial.server.asked.filter { $0.hasPrefix("validate") } == ["validate blob"])
  }

  @Test(arguments: FormOnTrial.Way.allCases)
  func `a server that fails says why, and the next question may succeed`(
    way: FormOnTrial.Way
  ) async {
    let trial = FormOnTrial(way)
    trial.form.password = "blob"
    await trial.wait(300)
    trial.server.answer("blob", .failure(Outage()))
    await trial.wait()
    trial.form.password = "blob is awesome"
    await trial.wait(300)
    trial.server.answer("blob is awesome", "Good.")
    await trial.wait()
    #expect(
      trial.message.all == ["", "Not checked. The server is asleep: try again.", "Good."]
    )
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

  @Test(arguments: FormOnTrial.Way.allCases)
  func `a tap registers once, and the whole story is told`(way: FormOnTrial.Way) async {
    let trial = FormOnTrial(way)
    trial.form.email = "ada@example.org"
    trial.form.password = "blob is awesome"
    trial.form.registerButtonTapped()
    trial.form.registerButtonTapped()
    await trial.wait()
    #expect(trial.server.asked == ["register ada@example.org blob is awesome"])
    #expect(trial.isRegistered.all == [false])
    trial.server.answerRegistration(.success(true))
    await trial.wait()
    #expect(trial.isRegistering.all == [false, true, false])
    #expect(trial.isRegistered.all == [false, true])
    #expect(trial.alert.all == [nil])
  }

  nonisolated static let failures: [(FormOnTrial.Way, Result<Bool, any Error>, String)] =
    FormOnTrial.Way.allCases.flatMap { way in
      [
        (way, .success(false), "Registration failed. Please try again."),
        (way, .failure(Outage()), "The server is asleep: try again."),
      ]
    }

  @Test(arguments: failures)
  func `a registration that fails alerts, and loses nothing that was typed`(
    way: FormOnTrial.Way,
    result: Result<Bool, any Error>,
    sentence: String
  ) async {
    let trial = FormOnTrial(way)
    trial.form.email = "ada@example.org"
    trial.form.password = "blob"
    trial.form.registerButtonTapped()
    await trial.wait()
    trial.server.answerRegistration(result)
    await trial.wait()
    #expect(trial.alert.all == [nil, sentence])
    #expect(trial.isRegistered.all == [false])
    #expect(trial.isRegistering.all == [false, true, false])
    #expect(trial.form.email == "ada@example.org")
    #expect(trial.form.password == "blob")
  }

  @Test(arguments: FormOnTrial.Way.allCases)
  func `a form that is closed is not kept by its question`(way: FormOnTrial.Way) async {
    weak var form: (any RegistrationModel)?
    do {
      let trial = FormOnTrial(way)
      form = trial.form
      trial.form.password = "blob"
      await trial.wait(100)
    }
    #expect(form == nil)
  }
}
