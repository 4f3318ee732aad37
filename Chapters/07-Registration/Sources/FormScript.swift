import Dependencies

/// What is typed where no person is: a short password, a rest, and the longer one.
@MainActor
struct FormScript {
  let model: any RegistrationModel
  let desk: FormDesk
  let clock: any Clock<Duration>

  func play() async {
    desk.focus(on: .email)
    await type("ada@example.org", every: .milliseconds(40)) { model.email.append($0) }
    desk.focus(on: .password)
    await type("blob", every: .milliseconds(80)) { model.password.append($0) }
    // Long enough for a question, and too short for its answer.
    await wait(.milliseconds(400))
    await type(" is awesome", every: .milliseconds(80)) { model.password.append($0) }
    await wait(.seconds(3))
    desk.focus(on: .button)
    await wait(.milliseconds(400))
    guard !desk.isPersons else { return }
    model.registerButtonTapped()
    await wait(.seconds(1))
  }

  private func type(
    _ text: String,
    every pause: Duration,
    into field: (Character) -> Void
  ) async {
    guard !desk.isPersons else { return }
    desk.isTyping = true
    for character in text {
      guard !desk.isPersons, !Task.isCancelled else { return }
      field(character)
      try? await clock.sleep(for: pause)
    }
    desk.isTyping = false
  }

  private func wait(_ duration: Duration) async {
    guard !desk.isPersons else { return }
    try? await clock.sleep(for: duration)
  }
}
