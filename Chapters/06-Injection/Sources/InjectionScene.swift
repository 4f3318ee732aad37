import LocationServices
import Stage

extension Scene {
  /// The tree of screens on stage, with a person who goes through it.
  static func tree<Tab>(_ title: String, _ visit: Visit<Tab>) -> Scene {
    Scene(title, visit) { visit, _ in
      VStack {
        CollectorNumber.current?.picture(isLiveMeant: visit.isLiveMeant) ?? Text("")
        // On a small terminal the end is cut off, and the verdict has to be seen.
        if visit.isOver { Note(visit.verdict, visit.isAsMeant ? .good : .bad) } else { Text(" ") }
        TreePicture(rows: visit.rows, isFlashing: visit.calls.isFlashing)
        Text("")
        Text(visit.step, .dim)
        for line in visit.checkIns { Text(line) }
        // What is not there yet has its place already.
        for _ in 0..<max(0, 3 - visit.checkIns.count) { Text(" ") }
        Text("")
        Text("○ controlled  ● live  ↯ reached", .dim)
      }
    } line: { visit in
      visit.isOver ? visit.words : visit.step
    } run: { visit in
      await visit.perform()
    }
  }
}
