import Testing

@testable import Room

@Suite struct SidesBySide {
  @Test(arguments: [
    (
      DiffPair(left: "-await Task.sleep()", right: "+await clock.sleep()"),
      ["await ", "clock", ".sleep()"]
    ),
    (DiffPair(left: "- a()", right: "+   a()"), ["   a()", "", ""]),
    (DiffPair(left: "-one", right: "+two"), ["two"]),
    (DiffPair(left: "", right: "+two"), ["two"]),
    (DiffPair(left: " same", right: " same"), ["same"]),
  ])
  func `the words that differ are marked, where most of a line stays`(
    pair: DiffPair,
    parts: [String]
  ) {
    #expect(pair.parts(of: pair.right) == parts)
  }
}
