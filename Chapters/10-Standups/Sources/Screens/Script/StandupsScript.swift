import Clocks
import Stage

/// What a person would do, where there is no person: a new stand-up, a meeting of it, another title.
@MainActor
struct StandupsScript<App: StandupsListScreen> {
  let desk: StandupsDesk<App>
  let clock: any Clock<Duration>

  func play() async {
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
    await app.appQuit()
  }

  private var app: App { desk.app }

  /// A meeting of which a person hears a few words; where time does not wait, it is over at once.
  private func hold() async {
    await press(.character("s"))
    if case .detail(let detail) = app.destination, case .alert = detail.destination {
      await press(.enter)
    }
    await wait(.seconds(3))
    await pressInMeeting(.character("n"))
    await wait(.seconds(3))
    await pressInMeeting(.character("e"))
    await wait(.seconds(1))
    await pressInMeeting(.enter)
  }

  private func pressInMeeting(_ key: Key) async {
    if app.meeting != nil { await press(key) }
  }

  private func press(_ keys: Key...) async {
    for key in keys {
      guard !Task.isCancelled else { return }
      _ = desk.press(key)
      await wait(.milliseconds(100))
    }
  }

  private func type(_ text: String) async {
    for letter in text { await press(.character(letter)) }
  }

  private func wait(_ duration: Duration) async { try? await clock.sleep(for: duration) }
}
