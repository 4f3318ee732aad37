import LocationServices
import Stage

extension Scene {
  /// The tree of screens on stage, with a person who goes through it.
  static func tree<Tab>(_ title: String, _ visit: Visit<Tab>) -> Scene {
    Scene(title, visit) { visit, _ in
      VStack {
        TreePicture(rows: visit.rows, isFlashing: visit.isFlashing)
        Text("")
        Text(visit.step, .dim)
        for line in visit.checkIns { Text(line) }
        if visit.isOver { Note(visit.verdict, visit.isAsMeant ? .good : .bad) }
        // What is not there yet has its place already.
        for _ in 0..<visit.linesToCome { Text(" ") }
        Text("")
        Text("○ controlled  ● live  ↯ reached", .dim)
      }
    } line: { visit in
      visit.isOver ? visit.summary : visit.step
    } run: { visit in
      await visit.perform()
    }
  }
}

extension Visit {
  var rows: [ScreenTree.Row] { ScreenTree(tab, calls).rows }

  /// Where the person has checked in, and in a preview the way between, which is none.
  var checkIns: [String] {
    let places = leaves.compactMap(\.checkIn?.place)
    var lines = places.map { "checked in at \($0.coordinates)" } + leaves.compactMap(\.problem)
    if places.count == 2, !isLiveMeant {
      lines.append("walked \(Int(places[0].distance(to: places[1]).rounded())) m without a step")
    }
    return lines
  }

  fileprivate var linesToCome: Int { max(0, 3 - checkIns.count) + (isOver ? 0 : 1) }

  var isAsMeant: Bool { isLiveMeant || calls.all.isEmpty }

  /// What the visit came to.
  var verdict: String {
    let count = calls.all.count
    let calls = "\(count) call\(count == 1 ? "" : "s")"
    if isLiveMeant { return "\(calls) reached the outside world, as in an app" }
    return count == 0 ? "no call slipped out" : "\(calls) slipped out"
  }

  var summary: String { ([rows.lines] + checkIns + [verdict]).joined(separator: "\n") }
}
