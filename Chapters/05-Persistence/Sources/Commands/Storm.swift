import ChapterKit
import Disk
import Stage

extension Command {
  /// Shows that a save can be killed at any moment: kill it, and look at the file.
  static let storm = Command("storm", "Saves without a pause, for you to kill.") { _, terminal in
    do {
      terminal.say("Saving again and again. Kill this, then look: swift run Persistence file")
      for count in 0... {
        let standups = [Standup](repeating: .engineering, count: 1 + count % 100)
        try Disk.standard.write(standups.encoded(), to: .standups)
      }
      return 0
    } catch {
      terminal.say("\(error)")
      return 1
    }
  }
}
