import Testing

@testable import Course
@testable import Room

@Suite struct SidesBySide {
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
    let left = old.map { Edit(kind: .removed, text: $0) }
    let pair = DiffPair(left: left, right: Edit(kind: .added, text: new))
    #expect(pair.parts(of: new) == parts)
  }

  @Test func `a line that stays is whole`() {
    let edit = Edit(kind: .same, text: "same")
    #expect(DiffPair(left: edit, right: edit).parts(of: "same") == ["same"])
  }
}
