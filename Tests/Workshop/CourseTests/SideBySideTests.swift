import Testing

@testable import Course

@Suite struct SidesBySide {
  @Test func `the words that differ are marked, where most of a line stays`() {
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
