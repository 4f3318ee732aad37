import ConcurrencyExtras
import OutsideWorld
import TestWorlds
import Testing

@Suite struct PermissionCenterTests {
  let world = TestWorld()
  let heard = LockIsolated<[PermissionStatus]>([])

  private func ask(of center: PermissionCenter? = nil) {
    let center = center ?? world.permissions()
    center.request(.location, purpose: "To put a pin on the map.", noting: world.footprint) {
      [heard] status in heard.withValue { $0.append(status) }
    }
  }

  @Test(arguments: [
    (PermissionPrompt.Answer.allow, PermissionStatus.allowed), (.dontAllow, .denied),
  ])
  func `a person who has answered is never asked again, by any later process`(
    answer: PermissionPrompt.Answer,
    status: PermissionStatus
  ) {
    ask()
    world.answer(answer)
    ask()
    #expect(world.prompts == [])
    #expect(heard.value == [status, status])
    #expect(world.permissions().status(of: .location) == status)
    #expect(world.footprint.summary == "1 permission prompt")
  }

  @Test func `two requests at once show one prompt, and both get its answer`() {
    let center = world.permissions()
    ask(of: center)
    ask(of: center)
    #expect(
      world.prompts == [
        PermissionPrompt(app: "App", permission: .location, purpose: "To put a pin on the map.")
      ]
    )
    #expect(world.prompts.first?.title == "“App” would like to use your location.")
    #expect(heard.value == [])
    #expect(center.status(of: .location) == .notDetermined)
    world.answer(.allow)
    #expect(heard.value == [.allowed, .allowed])
    #expect(world.footprint.summary == "1 permission prompt")
  }

  @Test func `another presenter shows the next prompt`() {
    let center = world.permissions()
    center.present(with: .answering(.allow))
    ask(of: center)
    #expect(world.prompts == [])
    #expect(heard.value == [.allowed])
  }
}
