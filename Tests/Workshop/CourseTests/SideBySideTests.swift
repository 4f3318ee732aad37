import Testing

@testable import Course

@Suite struct SidesBySide {
  @Test func `what was removed stands beside what came in its place, place by place`() {
    let diff = VersionsDiff(
      from: ("Old", "a\nlet x = sleep(1)\nb\nc\nd\ne\nf\n"),
      to: ("New", "a\nlet x = clock.sleep(1)\nb\nc\nd\ne\nnew\nf\n")
    )
    #expect(
      diff.places.map(\.pairs) == [
        [
          DiffPair(left: " a", right: " a"),
          DiffPair(left: "-let x = sleep(1)", right: "+let x = clock.sleep(1)"),
          DiffPair(left: " b", right: " b"),
        ],
        [
          DiffPair(left: " e", right: " e"),
          DiffPair(left: "", right: "+new"),
          DiffPair(left: " f", right: " f"),
        ],
      ]
    )
  }

  @Test func `the words that differ are told from those that do not, where most of a line stays`() {
    let near = DiffPair(left: "-let x = sleep(1)", right: "+let x = clock.sleep(1)").difference
    #expect(near?.before == 8 && near?.after == 8)
    let words = DiffPair(left: "-await Task.sleep()", right: "+await clock.sleep()")
    #expect(words.parts(of: words.right) == ["await ", "clock", ".sleep()"])
    #expect(DiffPair(left: "- a()", right: "+   a()").parts(of: "+   a()") == ["   a()", "", ""])
    #expect(DiffPair(left: "-one", right: "+two").difference == nil)
    #expect(DiffPair(left: "", right: "+two").difference == nil)
    #expect(DiffPair(left: " same", right: " same").difference == nil)
  }
}
