import Testing

@testable import Course
@testable import Room

/// What the page shows in place of the terminal.
@Suite struct RoomViews {
  @Test(arguments: [
    ("await Task.sleep()", "await clock.sleep()", ["await ", "clock", ".sleep()"]),
    (" a()", "   a()", ["   a()", "", ""]),
    ("one", "two", ["two"]),
    (nil, "two", ["two"]),
  ])
  func `the words that differ are marked, where most of a line stays`(
    old: String?,
    new: String,
    parts: [String]
  ) {
    let removed = old.map { [Edit(kind: .removed, text: $0)] } ?? []
    let edits = [Edit(kind: .same, text: "same")] + removed + [Edit(kind: .added, text: new)]
    #expect(edits.pairs.map { $0[1].parts } == [["same"], parts])
  }

  @Test func `a file is shown where it was changed, and the new lines are marked`() {
    let old = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 40\n", with: "line 40\nnew line\n")
    let file = ShownFile(path: "A.swift", text: new, old: old, top: nil, places: [])
    #expect(file.changed == [41])
    #expect(file.first == 35)
    #expect(file.lines.contains("new line"))
    let less = ShownFile(path: "A.swift", text: old, old: new, top: nil, places: [])
    #expect(less.changed == [] && less.first == 35)
    #expect(ShownFile(path: "A", text: old, old: old, top: nil, places: ["line 20"]).first == 17)
    #expect(ShownFile(path: "A", text: old, old: old, top: 999, places: []).first == 37)
  }
}
