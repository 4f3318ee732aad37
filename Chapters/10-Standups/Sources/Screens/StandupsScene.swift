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
    let desk = StandupsDesk(app)
    let script = StandupsScript(desk: desk, clock: clock)
    return Scene(title, desk) { desk, _ in
      desk.picture
    } line: { desk in
      desk.told
    } press: { desk, key in
      driver == .person ? desk.press(key) : .ignored
    } run: { desk in
      await desk.launch()
      if driver == .script { await script.play() }
    } quit: { desk in
      if let farewell = await desk.quit() { Notices.shared.say(farewell) }
    }
  }
}
