import Dependencies
import DependenciesTestSupport
import Dispatch
import RegistrationService
import Testing

@testable import RegistrationChapter

/// What is wrong with the form that asks after each letter.
@MainActor
@Suite struct Eager {
  @Test func `the late answer to the first letters wins`() async {
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
    await FlickerTest.mainQueueIsEmpty()
    #expect(form.message == "Too short.")
  }

  @Test func `a test that looks at the end passes a flicker, and the history does not`() async {
    let flicker = await FlickerTest.run()
    #expect(flicker.last == "Good: 15 characters.")
    #expect(flicker.messages.prefix(2) == ["", "Too short: 1 character."])
    #expect(flicker.messages.count == 16)
  }
}
