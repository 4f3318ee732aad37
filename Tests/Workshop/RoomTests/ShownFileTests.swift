import Testing

@testable import Room

@Suite struct ShownFiles {
  @Test func `a file is shown where it was changed, and the new lines are marked`() {
    let old = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 40\n", with: "line 40\nnew line\n")
    let file = ShownFile(path: "A.swift", text: new, old: old, top: nil, places: [])
    #expect(file.changed == [41])
    #expect(file.first == 35)
    #expect(file.lines.contains("new line"))
    #expect(ShownFile(path: "A", text: old, old: old, top: nil, places: ["line 20"]).first == 17)
    #expect(ShownFile(path: "A", text: old, old: old, top: 999, places: []).first == 37)
  }
}
