import Testing

@testable import RegistrationService

@Suite struct RequestLogTests {
  var log = RequestLog()

  private mutating func ask(_ password: String, form: String = "a") -> Int {
    log.ask(Wire.Question(form: form, password: password))
  }

  @Test mutating func `a question without an answer is out of date once its form asks again`() {
    log.answer(ask("x"), "fine")
    let second = ask("xx")
    _ = ask("xxx")
    log.cancel(second)
    _ = ask("xxxx")
    _ = ask("x", form: "b")
    #expect(log.requests.map(\.isOutOfDate) == [false, true, true, false, false])
    #expect(log.requests.prefix(3).map(\.end) == [.answered("fine"), .cancelled, nil])
    #expect(log.outOfDate == 2)
  }

  @Test mutating func `the first question of a form is held until the later ones are answered`() {
    let first = ask("x")
    #expect(log.isHeld(first))
    let second = ask("xx")
    #expect(log.isHeld(first))
    #expect(!log.isHeld(second))
    log.answer(second, "fine")
    #expect(!log.isHeld(first))
  }
}
