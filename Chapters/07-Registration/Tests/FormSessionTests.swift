import Clocks
import Dependencies
import DependenciesTestSupport
import Schedulers
import Stage
import Testing

@testable import RegistrationChapter

@MainActor
@Suite struct FormSessions {
  let form: ControlledRegistration
  let session: FormSession
  let server = ServerOnTrial()

  init() {
    form = withDependencies { [server] in
      $0[RegistrationClient.self] = server.client
      $0.mainQueue = .immediate
    } operation: {
      ControlledRegistration()
    }
    session = FormSession(form)
  }

  private func press(_ keys: Key...) { for key in keys { _ = session.press(key) } }

  @Test func `the first key takes the form over from the script`() {
    form.email = "script@example.org"
    form.password = "script"
    press(.character("a"))
    #expect(form.email == "a")
    #expect(form.password == "")
  }

  @Test func `the script does not move a person to another field`() {
    session.focus(on: .password)
    #expect(session.focus == .password)
    press(.character("a"))
    session.focus(on: .button)
    #expect(session.focus == .email)
  }

  @Test func `where no answer ever comes, the script goes on all the same`() async {
    let script = FormScript(model: form, session: session, clock: ImmediateClock(), turns: 100)
    let play = Task { await script.play() }
    for _ in 1...10_000 where !form.isRegistering { await Task.yield() }
    #expect(form.isRegistering)
    play.cancel()
  }

  @Test func `q is a letter in a field, and ends the demo at the button`() {
    #expect(session.press(.character("q")) == .handled)
    #expect(form.email == "q")
    press(.tab, .tab)
    #expect(session.press(.character("q")) == .ignored)
  }

  @Test func `tab and enter go on, and enter on the button registers what is there`() {
    press(.character("é"), .tab, .character("1"), .enter, .enter)
    #expect(server.asked.last == "register é 1")
    press(.tab, .character("e"))
    #expect(form.email == "ée" && session.registered == "é")
  }

  @Test func `a wide or combined letter is one letter`() {
    press(.tab, .character("p"), .character("漢"), .character("e\u{301}"))
    #expect(form.password == "p漢e\u{301}")
    press(.backspace, .backspace)
    #expect(form.password == "p")
  }

  @Test func `an alert takes the keys until it is read, and the form keeps what was typed`() {
    press(.character("a"), .tab, .tab, .enter)
    server.answerRegistration(.failure(Outage()))
    #expect(form.alert != nil)
    press(.character("b"))
    #expect(form.email == "a")
    press(.enter)
    #expect(form.alert == nil)
    #expect(session.focus == .button)
  }
}
