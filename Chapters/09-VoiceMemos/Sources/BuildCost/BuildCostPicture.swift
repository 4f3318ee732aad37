import Foundation
import Stage

extension Scene {
  static func buildCost(_ board: BuildCostBoard) -> Scene {
    Scene("build-cost", board) { board, _ in
      VStack {
        Text(BuildCostBoard.question, .bold)
        Text(" ")
        for row in board.rows { row.picture(of: board.longest) }
        Text(" ")
        board.remark
      }
      .limited(columns: 76)
    } line: { board in
      board.told
    } run: { board in
      await board.play()
    } quit: { board in
      await board.leave()
    }
  }
}

extension BuildCostBoard {
  fileprivate static let question = "One line of the feature changes. How long until it is built?"

  fileprivate var longest: Duration { rows.compactMap(\.change).max() ?? .zero }

  fileprivate var remark: any View {
    if problem != nil { return Note("It was not built.", .bad) }
    guard isComplete else { return Note(underWay, .busy) }
    return Text(firstBuilds)
  }

  /// What is under way, and all of it in lines when it is complete.
  var told: String? {
    guard problem == nil else { return nil }
    guard isComplete else { return underWay }
    return ([Self.question] + rows.map { $0.told(of: longest) } + [firstBuilds])
      .joined(separator: "\n")
  }

  private var underWay: String {
    guard let row = rows.first(where: { $0.firstBuild == nil }) else {
      let row = rows.first { $0.change == nil } ?? rows[0]
      return "A line changes, with \(row.id)."
    }
    return "The first build, with \(row.id)."
  }

  private var firstBuilds: String {
    let times = rows.map { "\($0.firstBuild?.inSeconds ?? "") with \($0.id)" }
    return "The first build took \(times.joined(separator: ", and "))."
  }
}

extension BuildCostBoard.Row {
  fileprivate func picture(of longest: Duration) -> any View {
    HStack {
      Text(label)
      Text(bar(of: longest), TextStyle(foreground: .red))
      Text(change?.inSeconds ?? "…")
    }
  }

  fileprivate func told(of longest: Duration) -> String {
    "  \(label) \(bar(of: longest)) \(change?.inSeconds ?? "")"
  }

  private var label: String {
    id + String(repeating: " ", count: max(0, 20 - id.count))
  }

  private func bar(of longest: Duration) -> String {
    guard let change, longest > .zero else { return "" }
    return String(repeating: "█", count: max(1, Int(30 * (change / longest))))
  }
}

extension Duration {
  /// `1.7 s`
  fileprivate var inSeconds: String { String(format: "%.1f s", self / .seconds(1)) }
}
