import OutsideWorld
import Synchronization
import Testing

@Suite struct NoticesTests {
  @Test func `a notice is shown each time, or once when that is asked for`() {
    let shown = Log()
    let notices = Notices(show: shown.add)
    notices.say("Rain.")
    notices.say("Rain.")
    notices.sayOnce("Snow.")
    notices.sayOnce("Snow.")
    #expect(shown.lines == ["Rain.", "Rain.", "Snow."])
  }

  @Test func `another function may show the next ones`() {
    let (first, second) = (Log(), Log())
    let notices = Notices(show: first.add)
    notices.say("Rain.")
    notices.present(with: second.add)
    notices.say("Sun.")
    #expect(first.lines == ["Rain."])
    #expect(second.lines == ["Sun."])
  }

  private final class Log: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
    func add(_ line: String) { all.withLock { $0.append(line) } }
  }
}
