import Clocks
import Dependencies

/// What is typed where no person is: a short password, a rest, and the longer one.
@MainActor
struct FormScript {
  let model: any RegistrationModel
  let session: FormSession
  let clock: any Clock<Duration>
  /// For how many turns it waits at most, where no time passes: an answer may never come.
  var turns = 10_000

  func play() async {
    session.focus(on: .email)
    await type("ada@example.org", every: .milliseconds(40)) { model.email.append($0) }
    session.focus(on: .password)
    await type("blob", every: .milliseconds(80)) { model.password.append($0) }
    // Long enough for a question, and too short for its answer.
    await wait(.milliseconds(270)) { !model.message.isEmpty }
    let first = model.message
    await type(" is awesome", every: .milliseconds(80)) { model.password.append($0) }
    await wait(.seconds(3)) { model.message != first }
    session.focus(on: .button)
    await wait(.milliseconds(400))
    guard !session.isPersons else { return }
    session.register()
    await wait(.seconds(1)) { !model.isRegistering }
  }

  private func type(
    _ text: String,
    every pause: Duration,
    into field: (Character) -> Void
  ) async {
    guard !session.isPersons else { return }
    session.isTyping = true
    for character in text {
      guard !session.isPersons, !Task.isCancelled else { return }
      field(character)
      if timePasses { try? await clock.sleep(for: pause) }
    }
    if timePasses { session.isTyping = false }
  }

  /// Waits for so long. Where no time passes, waits for what is true by then: to come to that, the
  /// form needs its turn.
  private func wait(_ duration: Duration, until isTrue: () -> Bool = { true }) async {
    guard !session.isPersons else { return }
    if !timePasses {
      for _ in 1...turns {
        if isTrue() || session.isPersons || Task.isCancelled { break }
        await Task.yield()
      }
      session.isTyping = false
    }
    try? await clock.sleep(for: duration)
  }

  private var timePasses: Bool { !(clock is ImmediateClock<Duration>) }
}
