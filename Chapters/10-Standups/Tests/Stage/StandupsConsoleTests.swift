import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import StandupsChapter

/// What keys do, on every screen.
@MainActor
@Suite struct StandupsConsoles {
  let clock = TestClock()
  let disk = WatchedMemory(.samples)
  let console: StandupsConsole

  init() {
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
    console = StandupsConsole(app, timeZone: .gmt)
  }

  private func press(_ keys: Key...) { for key in keys { _ = console.press(key) } }

  private func type(_ text: String) { for letter in text { press(.character(letter)) } }

  private var picture: String { StandupsTests.picture(of: console, columns: 80, rows: 24) }

  @Test func `a row is chosen, and stays in the list`() {
    press(.down, .character("j"), .down, .down)
    #expect(picture.contains("▸ ■ Product"))
    press(.home, .up)
    #expect(picture.contains("▸ ■ Design"))
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
    let new = try #require(console.app.standups.last)
    #expect(new.title == "Chess")
    #expect(new.minutes == 6)
    #expect(new.theme == .red)
    #expect(new.attendees.map(\.name) == ["Ada", "Grace"])
    #expect(console.app.destination == nil)
  }

  @Test func `escape leaves a form and changes nothing`() {
    press(.enter, .character("e"))
    type(" and art")
    press(.escape)
    #expect(console.app.detail?.form == nil)
    #expect(console.app.standups == .samples)
  }

  @Test func `an alert takes all keys, and escape is its way out`() {
    press(.enter, .character("d"), .character("e"), .character("q"))
    #expect(console.app.detail?.alert == .deleteStandup)
    press(.right)
    #expect(picture.contains("[ Delete ]"))
    press(.escape)
    #expect(console.app.detail?.alert == nil)
    #expect(console.app.standups.count == 3)
    press(.character("d"), .left, .enter)
    #expect(console.app.standups.map(\.title) == ["Engineering", "Product"])
  }

  @Test func `a past meeting is opened, left and removed`() {
    press(.enter, .down, .enter)
    #expect(picture.contains("2023-11-14 22:13"))
    press(.escape, .character("x"))
    #expect(console.app.standups[0].meetings == [])
    #expect(picture.contains("▸ ● Start a meeting"))
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
    #expect(console.app.detail?.destination == nil)
    await clock.advance(by: .seconds(60))
    #expect(console.app.standups == .samples)
  }

  @Test func `a person who leaves in the middle of a meeting keeps what was said`() async throws {
    press(.enter, .character("s"))
    await clock.advance(by: .seconds(3))
    press(.character("e"))
    let farewell = console.quit()
    #expect(farewell == "The meeting of Design is over, and is kept with what was said: saved.")
    let meetings = try disk.standups[0].meetings
    #expect(meetings.count == 2)
    #expect(meetings[0].transcript.hasPrefix("Yesterday I drew the empty screen"))
  }
}
