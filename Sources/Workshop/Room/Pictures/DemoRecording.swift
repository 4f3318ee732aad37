import Course
import Foundation
import OperatingSystem
import Stage
import TerminalScreens

/// A demo as it is seen on a terminal, moment by moment.
package struct DemoRecording: Sendable {
  struct Moment: Sendable {
    /// Since the first moment.
    let seconds: Double
    /// The number of its run, if the demo runs more than once.
    var run = 1
    let rows: [[TextRun]]
  }

  let columns: Int
  var moments: [Moment] = []
  /// What it printed at its end.
  var closing: [String] = []
}

extension DemoRecording {
  /// Between two moments. There are few of them, because a picture is small.
  private static let step = Duration.milliseconds(1_500)
  private static let mostMoments = 9
  private static let size = (columns: 104, rows: 18)
  /// Ends a form, too, in which `q` is a letter.
  private static let controlC: [UInt8] = [3]

  /// Runs a command for real, as often as `runs` says, and allows whatever it asks for.
  package init(of command: String, runs: Int, in folder: String) async throws {
    columns = Self.size.columns
    let script = """
      cd "$1" && export TERM=xterm-256color COLORTERM=truecolor SWIFT_BACKTRACE=interactive=no
      eval "$2"
      """
    let shell = Program("/bin/sh", ["-c", script, "sh", folder, command])
    var ticks = 0
    for run in 1...runs {
      let pane = try Pane(shell, columns: Self.size.columns, rows: Self.size.rows)
      let most = moments.count + Self.mostMoments
      var unchanged = 0
      while moments.count < most, unchanged < 3, pane.isRunning {
        try await Task.sleep(for: Self.step)
        let rows = pane.screen.rows.map(TextRun.all)
        guard rows.contains(where: { !$0.isEmpty }) else { continue }
        if rows.joined().contains(where: { $0.text.contains("[ Allow ]") }) {
          pane.type("\r".utf8)
        }
        unchanged = rows == moments.last?.rows ? unchanged + 1 : 0
        if unchanged == 0 {
          moments.append(Moment(seconds: Double(ticks) * 1.5, run: run, rows: rows))
        }
        ticks += 1
      }
      pane.type(Self.controlC)
      for _ in 0..<7 where pane.isRunning { try await Task.sleep(for: Self.step) }
      let screen = pane.screen
      closing = closingLines(in: (screen.history + screen.rows).map { $0.text() })
      pane.end()
    }
  }
}

/// The last lines of a demo: how long it took, and what it really touched, after the same of each
/// side of a comparison. In a narrow window, a line goes on below, further in.
func closingLines(in rows: [String]) -> [String] {
  let lines = rows.reduce(into: [""]) { lines, row in
    if row.hasPrefix("  ") {
      lines[lines.count - 1] += " " + row.trimmingCharacters(in: .whitespaces)
    } else {
      lines.append(row)
    }
  }
  guard let last = lines.lastIndex(where: { $0.starts(with: /\d+\.\d s · outside world:/) }) else {
    return []
  }
  let sides = lines[..<last].reversed().prefix { $0.starts(with: #/\w+ · \d+\.\d s · /#) }
  return sides.reversed() + [lines[last]]
}
