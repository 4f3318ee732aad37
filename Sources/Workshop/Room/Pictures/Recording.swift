import Foundation
import Stage

/// A demo as it is seen on a terminal, moment by moment.
package struct Recording: Sendable {
  struct Moment: Sendable {
    /// Since the first moment.
    let seconds: Double
    /// The number of its run, if the demo runs more than once.
    var run = 1
    let rows: [[Frame.Run]]
  }

  let columns: Int
  private(set) var moments: [Moment] = []
  private(set) var closing: String?

  /// Between two moments. A picture is a glance and no film, so there are only a few of them.
  private static let step = Duration.milliseconds(1_500)
  private static let mostMoments = 9
  private static let room = Extent(columns: 104, rows: 18)
  /// Ends a form, too, in which `q` is a letter.
  private static let controlC: [UInt8] = [3]

  /// Runs a command for real, as often as `runs` says, and allows whatever it asks for.
  package init(of command: String, runs: Int, in folder: String) async throws {
    columns = Self.room.columns
    var ticks = 0
    for run in 1...runs {
      let session = Session(run, command, in: folder, Self.room) {}
      let most = moments.count + Self.mostMoments
      var unchanged = 0
      while moments.count < most, unchanged < 3, session.isRunning {
        try await Task.sleep(for: Self.step)
        let frame = session.frame.frame
        guard frame.rows.contains(where: { !$0.isEmpty }) else { continue }
        if frame.rows.joined().contains(where: { $0.text.contains("[ Allow ]") }) {
          session.type(Array("\r".utf8))
        }
        unchanged = frame.rows == moments.last?.rows ? unchanged + 1 : 0
        if unchanged == 0 {
          moments.append(Moment(seconds: Double(ticks) * 1.5, run: run, rows: frame.rows))
        }
        ticks += 1
      }
      session.type(Self.controlC)
      for _ in 0..<7 where session.isRunning { try await Task.sleep(for: Self.step) }
      closing = session.report.closing
      await session.stopAndWait()
    }
  }

  init(columns: Int, moments: [Moment], closing: String?) {
    (self.columns, self.moments, self.closing) = (columns, moments, closing)
  }
}
