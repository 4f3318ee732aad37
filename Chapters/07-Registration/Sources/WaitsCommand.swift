import ChapterKit
import Foundation
import OutsideWorld
import Stage

extension DemoCommand {
  /// The picture that makes people stop waiting in tests.
  static let waits = DemoCommand(
    "waits",
    "Runs tests that wait on a busy machine, and draws how many fail.",
    options: [Option("--runs", "N", summary: "How many tests for each time, if not 20.")]
  ) { invocation, terminal in
    let typed = invocation.values["--runs"] ?? "20"
    guard let runs = Int(typed), (1...1_000).contains(runs) else {
      StandardError.write("--runs \(typed.quotable()) is no number from 1 to 1000.")
      return ExitCode.usage.rawValue
    }
    return await Performance([.waits(WaitsBoard(runs: runs))]).run(on: terminal).exitCode
  }
}

extension Scene {
  fileprivate static func waits(_ board: WaitsBoard) -> Scene {
    Scene("waits", board) { board, _ in
      VStack {
        Text(board.question, .bold)
        for row in board.rows { Text(row.words(of: board.runs)) }
      }
      .limited(columns: 76)
    } line: { board in
      board.rows.last { $0.failed != nil }?.words(of: board.runs) ?? board.question
    } run: { board in
      await board.play()
    }
  }
}

extension WaitsBoard.Row {
  /// Any failure is seen: the shortest bar has one block.
  fileprivate func words(of runs: Int) -> String {
    let label = id.padding(toLength: 13, withPad: " ", startingAt: 0)
    guard let failed else { return "\(label) …" }
    let bar = failed > 0 ? " " + String(repeating: "█", count: max(1, failed * 40 / runs)) : ""
    return "\(label) \(failed) of \(runs) failed\(bar)"
  }
}
