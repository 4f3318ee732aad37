import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import StandupsChapter

/// What keys do, on every screen.
@MainActor
@Suite struct StandupsDesks {
  let clock = TestClock()
  let disk = WatchedMemory(.samples)
  let desk: StandupsDesk

  init() async {
    let app = withDependencies { [clock, disk] in
      $0.continuousClock = clock
      $0.dataManager = disk.dataManager
      $0.date = .constant(Date(timeIntervalSince1970: 7))
      $0.ringBell = {}
      $0.speechClient = .said()
      $0.uuid = UUIDGenerator { UUID() }
    } operation: {
      StandupsListModel()
    }
    desk = StandupsDesk(app, timeZone: .gmt)
    await desk.launch()
  }

  private func press(_ keys: Key...) { for key in keys { _ = desk.press(key) } }

  private func type(_ text: String) { for letter in text { press(.character(letter)) } }

  private var picture: String { frame(of: desk, columns: 80, rows: 24).text }

  @Test func `a row is chosen, and stays in the list`() {
    press(.down, .character("j"), .down, .down)
    #expect(picture.contains("▸ ■ Product"))
    press(.home, .up)
    #expect(picture.contains("▸ ■ Design"))
    press(.pageDown)
    #expect(picture.contains("3 of 3"))
  }

  @Test func `q quits from a list, and is a letter in a title`() {
    #expect(desk.press(.character("q")) == .ignored)
    press(.character("a"))
    #expect(desk.press(.character("q")) == .handled)
    #expect(desk.app.form?.standup.title == "q")
  }

  @Test func `a stand-up is made with the keyboard alone`() throws {
    press(.character("a"))
    type("Chesss")
    press(.backspace, .tab, .right, .right, .left, .tab, .left, .tab)
    type("Ada")
    press(.enter)
    type("Grace")
    press(.enter)
    type("Edsger")
    press(.control("x"), .control("s"))
    let new = try #require(desk.app.standups.last)
    #expect(new.title == "Chess")
    #expect(new.minutes == 6)
    #expect(new.theme == .red)
    #expect(new.attendees.map(\.name) == ["Ada", "Grace"])
    #expect(desk.app.destination == nil)
  }

  @Test func `the cursor goes back into a word, and an attendee is mended in the middle`() {
    press(.enter, .character("e"), .tab, .tab, .tab, .tab)
    press(.home, .right, .right, .delete, .character("o"))
    #expect(desk.app.detail?.form?.standup.attendees[1].name == "Chorles")
    press(.backTab, .backTab, .backTab, .backTab, .backTab)
    #expect(picture.contains("[ Save ]"))
    press(.enter)
    #expect(desk.app.standups[0].attendees[1].name == "Chorles")
  }

  @Test func `escape leaves a form and changes nothing`() {
    press(.enter, .character("e"))
    type(" and art")
    press(.escape)
    #expect(desk.app.detail?.form == nil)
    #expect(desk.app.standups == .samples)
  }

  @Test func `a length stays from a minute to two hours`() {
    press(.enter, .character("e"), .tab, .left, .left)
    #expect(desk.app.detail?.form?.standup.minutes == 1)
    for _ in 1...200 { press(.right) }
    #expect(desk.app.detail?.form?.standup.minutes == 120)
  }

  @Test func `letters typed at the end of the list begin another attendee`() {
    press(.enter, .character("e"), .backTab, .backTab)
    #expect(picture.contains("▸            + add an attendee"))
    press(.character("Z"), .character("o"), .character("e"), .enter, .enter)
    #expect(picture.contains("▸            [ Save ]"))
    press(.enter)
    #expect(desk.app.standups[0].attendees.map(\.name).last == "Zoe")
    #expect(desk.app.standups[0].attendees.count == 7)
  }

  @Test func `what is typed on the button that saves is a name, and no command`() {
    press(.enter, .character("e"), .backTab, .backTab, .enter, .enter)
    #expect(picture.contains("▸            [ Save ]"))
    type("dq?")
    #expect(desk.app.detail?.form?.standup.attendees.map(\.name).last == "dq?")
    press(.enter, .enter, .enter)
    #expect(desk.app.standups[0].attendees.map(\.name).last == "dq?")
  }

  @Test func `the row that a new stand-up has is used before another one is added`() {
    press(.character("a"), .backTab, .backTab)
    type("Ada")
    #expect(desk.app.form?.standup.attendees.map(\.name) == ["Ada"])
  }

  @Test func `a row without a name is not left behind`() throws {
    press(.enter, .character("e"), .backTab, .backTab, .enter, .backTab)
    let form = try #require(desk.app.detail?.form)
    #expect(form.standup.attendees.map(\.name).last == "Ray")
    press(.tab, .enter, .tab)
    #expect(form.standup.attendees.count == 6)
    #expect(picture.contains("▸            + add an attendee"))
  }

  @Test func `an alert takes all keys, and escape is its way out`() {
    press(.enter, .character("d"), .character("e"), .character("q"))
    #expect(desk.app.detail?.alert == .deleteStandup)
    press(.right)
    #expect(picture.contains("[ Delete ]"))
    press(.escape)
    #expect(desk.app.detail?.alert == nil)
    #expect(desk.app.standups.count == 3)
    press(.character("d"), .left, .enter)
    #expect(desk.app.standups.map(\.title) == ["Engineering", "Product"])
    #expect(picture.contains("1 of 2"))
  }

  @Test func `when the last row is deleted, the one above is chosen`() {
    press(.end, .enter, .character("d"), .tab, .enter)
    #expect(picture.contains("▸ ■ Engineering"))
    press(.enter)
    #expect(desk.app.detail?.standup.title == "Engineering")
  }

  @Test func `a past meeting is opened, left and removed`() {
    press(.enter, .down, .enter)
    #expect(picture.contains("2023-11-14 22:13"))
    press(.escape, .character("x"))
    #expect(desk.app.standups[0].meetings == [])
    #expect(picture.contains("▸ ● Start a meeting"))
    press(.down, .enter)
    #expect(desk.app.detail?.destination == nil)
  }

  @Test func `what was said is read from its first line to its last, and no further`() async {
    let words = (1...400).map { "word\($0)" }.joined(separator: " ")
    disk.contents = try? [
      Standup(
        id: .sample(1),
        meetings: [
          Meeting(id: .sample(1), date: Date(timeIntervalSince1970: 7), transcript: words)
        ]
      )
    ].encoded()
    let app = withDependencies {
      $0.dataManager = disk.dataManager
    } operation: {
      StandupsListModel()
    }
    let desk = StandupsDesk(app, timeZone: .gmt)
    await desk.launch()
    func picture(after keys: Key...) -> String {
      for key in keys { _ = desk.press(key) }
      return frame(of: desk, columns: 80, rows: 24).text
    }
    #expect(picture(after: .enter, .down, .enter).contains("  word1 word2"))
    #expect(!picture(after: .down).contains("  word1 word2"))
    #expect(picture(after: .end, .down, .down).contains("word400"))
    #expect(!picture(after: .up).contains("word400"))
    #expect(picture(after: .home, .up).contains("  word1 word2"))
    _ = desk.press(.enter)
    #expect(desk.app.detail?.destination == nil)
  }

  @Test func `a meeting runs while its screen is up, and no longer`() async {
    press(.enter, .character("s"))
    await clock.advance(by: .seconds(3))
    #expect(picture.contains("0:03 gone"))
    #expect(picture.contains("Yesterday I drew the empty screen"))
    press(.character("n"))
    #expect(picture.contains("Charles speaks"))
    // It is not left by mistake.
    press(.character("q"))
    #expect(picture.contains("End the meeting?"))
    press(.right, .enter)
    #expect(desk.app.detail?.destination == nil)
    await clock.advance(by: .seconds(60))
    #expect(desk.app.standups == .samples)
  }

  @Test func `help says each key of the screen, and any key takes it away`() {
    press(.enter, .character("?"))
    #expect(picture.contains("remove a past meeting"))
    #expect(desk.press(.character("d")) == .handled)
    #expect(desk.app.detail?.alert == nil)
    #expect(!picture.contains("remove a past meeting"))
    press(.character("e"), .character("?"))
    #expect(desk.app.detail?.form?.standup.title == "Design?")
    press(.tab, .character("?"))
    #expect(picture.contains("Keys of this screen"))
  }

  @Test func `after a meeting its own row is chosen, and the start where it was discarded`() async {
    press(.enter, .end, .character("s"))
    await clock.advance(by: .seconds(3))
    press(.character("e"), .enter)
    #expect(picture.contains("▸   1970-01-01 00:00"))
    press(.enter)
    #expect(picture.contains("Yesterday I drew the empty screen"))
    press(.escape, .character("s"), .character("e"), .right, .enter)
    #expect(picture.contains("▸ ● Start a meeting"))
  }

  @Test func `who leaves in the middle of a meeting keeps what was said`() async throws {
    press(.enter, .character("s"))
    await clock.advance(by: .seconds(3))
    press(.character("e"))
    let farewell = await desk.quit()
    #expect(farewell == "The meeting of Design is over, and is kept with what was said: saved.")
    let meetings = try disk.standups[0].meetings
    #expect(meetings.count == 2)
    #expect(meetings[0].transcript.hasPrefix("Yesterday I drew the empty screen"))
  }
}
