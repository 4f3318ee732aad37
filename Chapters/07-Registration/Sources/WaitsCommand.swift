import ChapterKit
import OutsideWorld
import Stage

extension Command {
  /// The picture that makes people stop waiting in tests.
  static let waits = Command(
    "waits",
    "Runs tests that wait on a busy machine, and draws how many fail.",
    options: [Option("--runs", "N", promise: "How many tests for each time, if not 20.")]
  ) { invocation, terminal in
    let typed = invocation.values["--runs"] ?? "20"
    guard let runs = Int(typed), (1...1_000).contains(runs) else {
      StandardError.write("--runs \(typed.quotable()) is no number from 1 to 1000.")
      return UsageError.exitCode
    }
    let board = WaitsBoard(runs: runs)
    let outcome = await Performance([.waits(board)]).run(on: terminal)
    return outcome.exitCode
  }
}

extension Scene {
  fileprivate static func waits(_ board: WaitsBoard) -> Scene {
    Scene("waits", board) { board, _ in
      VStack {
        Text("Tests of a form that waits for 0.3 s: how many of \(board.runs) fail?", .bold)
        Text(" ")
        for row in board.rows { row.picture(of: board.runs) }
      }
      .limited(columns: 76)
    } line: { board in
      guard let last = board.rows.last(where: { $0.failed != nil }) else {
        return "Tests of a form that waits for 0.3 s. How many of \(board.runs) fail?"
      }
      return last.told(of: board.runs)
    } run: { board in
      await board.play()
    }
  }
}

extension WaitsBoard.Row {
  fileprivate func picture(of runs: Int) -> any View {
    HStack {
      Text(label)
      Text(bar(of: runs), TextStyle(foreground: .red))
      Text(failed.map { "\($0)" } ?? "…", failed == 0 ? TextStyle(foreground: .green) : .plain)
    }
  }

  fileprivate func told(of runs: Int) -> String {
    let bar = bar(of: runs)
    return "\(label) \(failed ?? 0) of \(runs) failed\(bar.isEmpty ? "" : " \(bar)")"
  }

  private var label: String { id.padding(toColumns: 13) }

  /// Any failure is seen: the shortest bar has one block.
  private func bar(of runs: Int) -> String {
    guard let failed, failed > 0 else { return "" }
    return String(repeating: "█", count: max(1, failed * 40 / runs))
  }
}

extension String {
  fileprivate func padding(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
