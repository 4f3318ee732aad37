import ChapterKit
import Dependencies
import OutsideWorld
import Stage

extension Scene {
  /// The app on stage. A person has it in hand, or a script.
  static func standups(
    _ title: String,
    _ app: any StandupsListScreen,
    _ driver: Version.Driver
  ) -> Scene {
    @Dependency(\.continuousClock) var clock
    let console = StandupsConsole(app)
    let script = StandupsScript(console: console, clock: clock)
    return Scene(title, console) { console, _ in
      console.picture(for: driver)
    } line: { console in
      console.plainText
    } press: { console, key in
      driver == .person ? console.press(key) : .ignored
    } run: { console in
      if driver == .script { await script.play() }
    } quit: { console in
      guard let farewell = console.quit() else { return }
      // With a script, there may be another version next to it.
      Notices.shared.say(driver == .person ? farewell : "\(title): \(farewell)")
    }
  }
}
