import Testing

@testable import OutsideWorld

@Suite struct PermissionCenterTests {
  let folder = PermissionFolder()
  let footprint = Footprint()
  let person = ScriptedPerson()
  let heard = Heard()

  private func center() -> PermissionCenter {
    PermissionCenter(
      app: "Map",
      record: folder.record(),
      footprint: footprint,
      presenter: person.presenter
    )
  }

  @Test func `the prompt names the app, the permission and the purpose`() {
    center().request(.location, purpose: "To put a pin on the map.", then: heard.hear)
    #expect(
      person.sees == [
        PermissionPrompt(app: "Map", permission: .location, purpose: "To put a pin on the map.")
      ]
    )
    #expect(person.sees.first?.title == "“Map” would like to use your location.")
    #expect(heard.statuses == [])
  }

  @Test(arguments: [
    (PermissionPrompt.Answer.allow, PermissionStatus.allowed), (.dontAllow, .denied),
  ])
  func `the answer is heard and kept`(answer: PermissionPrompt.Answer, status: PermissionStatus) {
    let center = center()
    center.request(.location, then: heard.hear)
    person.answer(answer)
    #expect(heard.statuses == [status])
    #expect(center.status(of: .location) == status)
    #expect(footprint.summary == "1 permission prompt")
  }

  @Test func `a person who has answered once is never asked again, by any later process`() {
    center().request(.location, then: heard.hear)
    person.answer(.dontAllow)
    center().request(.location, then: heard.hear)
    #expect(person.sees == [])
    #expect(heard.statuses == [.denied, .denied])
    #expect(footprint.summary == "1 permission prompt")
  }

  @Test func `what another person restricted is never asked`() {
    folder.record().record(.restricted, of: .location, for: "Map")
    center().request(.location, then: heard.hear)
    #expect(person.sees == [])
    #expect(heard.statuses == [.restricted])
    #expect(footprint.summary == "untouched")
  }

  @Test func `asking twice shows one prompt and both hear the answer`() {
    let center = center()
    center.request(.location, then: heard.hear)
    center.request(.location, then: heard.hear)
    #expect(person.sees.count == 1)
    person.answer(.allow)
    #expect(heard.statuses == [.allowed, .allowed])
    #expect(footprint.summary == "1 permission prompt")
  }

  @Test func `a second prompt waits for the first one`() {
    let center = center()
    center.request(.location, then: heard.hear)
    center.request(.contacts, then: heard.hear)
    #expect(person.sees.map(\.permission) == [.location])
    person.answer(.allow)
    #expect(person.sees.map(\.permission) == [.contacts])
    person.answer(.dontAllow)
    #expect(heard.statuses == [.allowed, .denied])
    #expect(footprint.summary == "2 permission prompts")
  }

  @Test func `a presenter that answers twice is heard once`() {
    let center = center()
    center.request(.location, then: heard.hear)
    person.answer(.allow, times: 2)
    #expect(heard.statuses == [.allowed])
  }

  @Test func `a prompt without an answer waits for ever and decides nothing`() {
    let center = center()
    center.request(.location, then: heard.hear)
    #expect(heard.statuses == [])
    #expect(center.status(of: .location) == .notDetermined)
  }

  @Test func `another presenter takes over with the next prompt`() {
    let center = center()
    center.present(with: .answering(.allow))
    center.request(.location, then: heard.hear)
    #expect(person.sees == [])
    #expect(heard.statuses == [.allowed])
  }
}
