import Dependencies
import DependenciesTestSupport
import RegistrationService
import Schedulers
import Testing

@testable import RegistrationChapter

/// The sample of the lesson: a test of the form, which is no test of the server.
@MainActor
@Suite struct WhatIsNotTested {
  @Test func `the form shows what the server says, whatever that is`() {
    let form = withDependencies {
      $0.mainQueue = .immediate
      $0[RegistrationClient.self] = RegistrationClient(
        validate: { _, answer in
          answer(.success("Only on Tuesdays."))
          return ServiceCall()
        },
        register: { _, _, _ in fatalError("This test does not register.") }
      )
    } operation: {
      ControlledRegistration()
    }
    form.password = "blob"
    #expect(form.message == "Only on Tuesdays.")
  }
}
