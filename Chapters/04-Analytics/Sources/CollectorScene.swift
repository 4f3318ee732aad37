import Dependencies
import Stage
import TelemetryCollector

extension Scene {
  /// Where the page is, and what has arrived. It stays until Ctrl-C or `q`.
  static func collector(
    _ board: CollectorBoard,
    following summaries: AsyncStream<Dashboard>
  ) -> Scene {
    Scene("collector", board, hint: "s where from") { board, _ in
      Box("The collector listens") {
        Text("Its page: \(board.address)", .bold)
        Text("In another terminal: \(board.invitation)", .dim)
        Text("")
        for row in board.rows { Text(row) }
      }
    } line: { board in
      "The collector's page: \(board.address) · in another terminal: \(board.invitation)"
    } press: { board, key in
      guard key == .character("s") else { return .ignored }
      board.sourceKeyPressed()
      return .handled
    } run: { board in
      await board.follow(summaries)
      try? await Task.never()
    }
  }
}

extension CollectorBoard {
  /// The total, a row for each event, and the sources when asked.
  var rows: [String] {
    guard summary.total > 0 else { return ["Nothing has been posted yet."] }
    let total = "\(summary.total) \(summary.total == 1 ? "event" : "events"), ever"
    let names = summary.rows.prefix(8).map { "  \($0.count)  \($0.name)" }
    let question = "Which of these was a user's? Press s."
    let sources = summary.sources.map { "  \($0.count)  from \($0.name)" }
    return [total] + names + [""] + (isAsked ? ["Where they come from:"] + sources : [question])
  }
}

extension Collector {
  /// What to type so that there is something to see.
  var invitation: String {
    let variable = port == Self.defaultPort ? "" : "TELEMETRY_URL=\(address) "
    return variable + "swift run Analytics uncontrolled"
  }
}
