import ChapterKit
import Disk
import Stage

extension DemoCommand {
  /// What the last run left behind.
  static let file = DemoCommand("file", "What the disk remembers.") { _, terminal in
    do {
      guard let data = try Disk.standard.read(from: .standups) else {
        terminal.say("The disk remembers nothing: there is no standups.json.")
        return 0
      }
      let standups = try [Standup].decoded(from: data)
      terminal.say(
        "The disk remembers \(standups.count.standups), \(data.count) bytes, in standups.json."
      )
      return 0
    } catch {
      terminal.say("\(error)")
      return 1
    }
  }

  /// What deleting the app does on a phone.
  static let reset = DemoCommand("reset", "Forgets the stand-ups.") { _, terminal in
    do {
      try Disk.standard.remove(.standups)
      terminal.say("The disk remembers nothing any more.")
      return 0
    } catch {
      terminal.say("\(error)")
      return 1
    }
  }
}
