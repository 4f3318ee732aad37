import Clocks
import Stage

/// What is done where there is no person: a new stand-up, a meeting of it, another title.
@MainActor
struct StandupsScript {
  let console: StandupsConsole
  let clock: any Clock<Duration>

  func play() async {
    await wait(tenths: 5)
    await press(.character("a"))
    await type("Chess")
    await press(.tab, .left, .left, .left, .left, .tab, .right, .tab)
    await type("Ada")
    await press(.enter)
    await type("Grace")
    await press(.control("s"), .end, .enter)
    await hold()
    await press(.character("e"))
    await type(" club")
    await press(.control("s"), .escape)
    app.appQuit()
  }

  private var app: any StandupsListScreen { console.app }

  /// A meeting in which something is said; in silence, it takes its whole minute.
  private func hold() async {
    await press(.character("s"))
    if case .detail(let detail) = app.destination, case .alert = detail.destination {
      await press(.enter)
    }
    await wait(tenths: 30)
    await until { app.meeting?.isSilent != true }
    await pressInMeeting(.character("n"))
    await wait(tenths: 30)
    await pressInMeeting(.character("e"))
    await wait(tenths: 10)
    await pressInMeeting(.enter)
  }

  private func pressInMeeting(_ key: Key) async {
    if app.meeting != nil { await press(key) }
  }

  private func press(_ keys: Key...) async {
    for key in keys {
      guard !Task.isCancelled else { return }
      _ = console.press(key)
      await wait(tenths: 1)
    }
  }

  private func type(_ text: String) async {
    for letter in text { await press(.character(letter)) }
  }

  /// One after the other: a clock that does not wait gives the meeting a turn at each of them.
  private func wait(tenths: Int) async {
    for _ in 0..<tenths { try? await clock.sleep(for: .milliseconds(100)) }
  }
}

extension RecordMeetingScreen {
  fileprivate var isSilent: Bool { hearing == .listening && transcript.isEmpty }
}
