import Testing

@testable import RegistrationService

@Suite struct RequestLogTests {
  var log = RequestLog()

  private func question(_ password: String, form: String = "a") -> Wire.Question {
    Wire.Question(form: form, password: password)
  }

  @Test mutating func `ten letters are ten requests, and nine of them for nothing`() {
    for count in 1...10 { _ = log.ask(question(String(repeating: "x", count: count))) }
    #expect(log.count == 10)
    #expect(log.outOfDate == 9)
    #expect(log.requests.map(\.isOutOfDate) == Array(repeating: true, count: 9) + [false])
  }

  @Test mutating func `an answered question is not out of date, nor is one of another form`() {
    log.answer(log.ask(question("x")), "fine")
    _ = log.ask(question("xx"))
    _ = log.ask(question("x", form: "b"))
    #expect(log.outOfDate == 0)
    #expect(log.requests.first?.end == .answered("fine"))
  }

  @Test mutating func `a question that is cancelled is out of date once`() {
    let first = log.ask(question("x"))
    _ = log.ask(question("xx"))
    log.cancel(first)
    _ = log.ask(question("xxx"))
    #expect(log.outOfDate == 2)
    #expect(log.requests.first?.end == .cancelled)
  }

  @Test mutating func `the first question of a form is held until the later ones are answered`() {
    let first = log.ask(question("x"))
    #expect(log.isHeld(first))
    let second = log.ask(question("xx"))
    #expect(log.isHeld(first))
    #expect(!log.isHeld(second))
    log.answer(second, "fine")
    #expect(!log.isHeld(first))
  }
}
