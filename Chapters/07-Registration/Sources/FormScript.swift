import Clocks
import Dependencies

/// What is typed where no person is: a short password, a rest, and the longer one.
@MainActor
struct FormScript {
  let model: any RegistrationModel
  let desk: FormDesk
  let clock: any Clock<Duration>
  /// For how many turns it waits at most, where no time passes: an answer may never come.
  var turns = 10_000

  func play() async {
    desk.focus(on: .email)
    await type("ada@example.org", every: .milliseconds(40)) { model.email.append($0) }
    desk.focus(on: .password)
    await type("blob", every: .milliseconds(80)) { model.password.append($0) }
    // Long enough for a question, and too short for its answer.
    await wait(.milliseconds(270)) { !model.message.isEmpty }
    let first = model.message
    await type(" is awesome", every: .milliseconds(80)) { model.password.append($0) }
    await wait(.seconds(3)) { model.message != first }
    desk.focus(on: .button)
    await wait(.milliseconds(400))
    guard !desk.isPersons else { return }
    desk.register()
    await wait(.seconds(1)) { !model.isRegistering }
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
      if timePasses { try? await clock.sleep(for: pause) }
    }
    if timePasses { desk.isTyping = false }
  }

  /// Waits for so long. Where no time passes, waits for what is true by then: to come to that, the
  /// form needs its turn.
  private func wait(_ duration: Duration, until isTrue: () -> Bool = { true }) async {
    guard !desk.isPersons else { return }
    if !timePasses {
      for _ in 1...turns {
        if isTrue() || desk.isPersons || Task.isCancelled { break }
        await Task.yield()
      }
      desk.isTyping = false
    }
    try? await clock.sleep(for: duration)
  }

  private var timePasses: Bool { !(clock is ImmediateClock<Duration>) }
}
