import ConcurrencyExtras
import OutsideWorld
import Testing

@Suite struct NoticesTests {
  @Test func `a notice is shown each time, or once when that is asked for`() {
    let shown = LockIsolated<[String]>([])
    let notices = Notices { line in shown.withValue { $0.append(line) } }
    notices.say("Rain.")
    notices.say("Rain.")
    notices.sayOnce("Snow.")
    notices.sayOnce("Snow.")
    #expect(shown.value == ["Rain.", "Rain.", "Snow."])
  }

  @Test func `another function may show the next ones`() {
    let first = LockIsolated<[String]>([])
    let second = LockIsolated<[String]>([])
    let notices = Notices { line in first.withValue { $0.append(line) } }
    notices.say("Rain.")
    notices.present { line in second.withValue { $0.append(line) } }
    notices.say("Sun.")
    #expect(first.value == ["Rain."])
    #expect(second.value == ["Sun."])
  }
}
