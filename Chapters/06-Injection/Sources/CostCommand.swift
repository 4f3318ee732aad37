import ChapterKit
import Foundation
import OutsideWorld
import Stage

extension DemoCommand {
  /// The leaf gains a date: what has to change for that, three times.
  static let cost = DemoCommand(
    "cost",
    "The leaf gains a date: what has to change for that, three times."
  ) { _, terminal in
    do {
      terminal.say(Cost.picture(of: try Cost.all()))
      return 0
    } catch {
      StandardError.write(
        "The sources cannot be read. Type it where you have built it: swift run Injection cost"
      )
      return 1
    }
  }
}

extension Cost {
  static func picture(of costs: [Cost]) -> String {
    "The leaf gains a date. What has to change?\n\n"
      + costs.map(\.picture).joined(separator: "\n\n")
  }

  /// A heading, and a bar for each level: one block for a line that is new or gone.
  private var picture: String {
    let files = "\(files) file\(files == 1 ? "" : "s")"
    let heading = "\(way.lowercased()) · \(files) · +\(added) −\(removed) · \(remark)"
    let bars = levels.map { level in
      let name = level.name.padding(toLength: 7, withPad: " ", startingAt: 0)
      guard level.added + level.removed > 0 else { return "  \(name) ·" }
      let bar = String(repeating: "█", count: level.added + level.removed)
      return "  \(name) \(bar) +\(level.added) −\(level.removed)"
    }
    return ([heading] + bars).joined(separator: "\n")
  }

  private var remark: String {
    switch way {
    case "Defaults": "handed on by no screen: live in every preview"
    case "Required": "handed on by each screen above the leaf"
    default: "handed on by no screen: controlled in every preview"
    }
  }
}
