import Course
import DependenciesTestSupport
import Testing

@testable import Workbook

@Suite struct UnifiedDiffs {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, named: "old", to: new, named: "new").text
  }

  @Test func `equal texts have no difference`() {
    #expect(diff("", "") == "")
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test func `a change has three lines around it`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- old
        +++ new
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """
    )
  }

  @Test func `changes that are near each other are in one hunk, and others are not`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = old.replacing("2\n3\n", with: "two\n3\n").replacing("\n9\n", with: "\nnine\n")
    #expect(diff(old, near).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    let far = old.replacing("\n2\n3\n", with: "\ntwo\n3\n").replacing("\n10\n", with: "\nten\n")
    #expect(
      diff(old, far).split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -1,5 +1,5 @@", "@@ -7,7 +7,7 @@"]
    )
  }

  @Test func `a text from nothing, and one to nothing`() {
    #expect(diff("", "a\nb\n") == "--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `a last line without an end is told`() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- old
        +++ new
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """
    )
  }

  @Test func `lines that look the same and are not are different`() {
    #expect(diff("caf\u{E9}\n", "cafe\u{301}\n").contains("@@ -1 +1 @@"))
    #expect(diff("a\r\n", "a\n").contains("@@ -1 +1 @@"))
  }

  @Test(arguments: 1...4) func `put on the old text, it gives the new one`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in repetitions(2_000) {
      let old = (0..<random.number(in: 0...30)).map { _ in random.pick(["a", "b", "c", "", " d"]) }
      var new = old
      for _ in 0..<random.number(in: 0...4) {
        let index = random.number(in: 0...new.count)
        let end = min(new.count, index + random.number(in: 0...2))
        new.replaceSubrange(index..<end, with: random.pick([[], ["new"], ["a", ""]]))
      }
      let ends = (random.pick(["", "\n"]), random.pick(["", "\n"]))
      let texts = (old.joined(separator: "\n") + ends.0, new.joined(separator: "\n") + ends.1)
      let patch = UnifiedDiff(from: texts.0, named: "old", to: texts.1, named: "new")
      #expect(patch.lines.isEmpty == (texts.0 == texts.1))
      #expect(patch.put(on: texts.0) == texts.1, "\(texts.0.debugDescription)")
    }
  }
}

extension UnifiedDiff {
  /// Does what the program `patch` does; nil where the old text, or a count, is not what this says.
  fileprivate func put(on text: String) -> String? {
    var old = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    if let last = old.popLast(), last != "\n" { old.append(String(last.dropLast())) }
    var (rest, result) = (old[...], [String]())
    var promised = (0, 0)
    for (line, next) in zip(lines, lines.dropFirst() + [Line(kind: .heading, text: "")]) {
      switch line.kind {
      case .heading, .note: break
      case .place:
        let ranges = line.text.split { !$0.isNumber && $0 != "," }.map { range in
          let numbers = range.split(separator: ",").compactMap { Int($0) } + [1]
          return (before: numbers[0] - (numbers[1] == 0 ? 0 : 1), count: numbers[1])
        }
        let same = rest.prefix(ranges[0].before - (old.count - rest.count))
        (rest, result) = (rest.dropFirst(same.count), result + same)
        guard promised == (0, 0), result.count == ranges[1].before else { return nil }
        promised = (ranges[0].count, ranges[1].count)
      case .line(let kind):
        let text = line.text.dropFirst() + (next.kind == .note ? "" : "\n")
        if kind != .added, rest.popFirst() != String(text) { return nil }
        if kind != .removed { result.append(String(text)) }
        promised.0 -= kind == .added ? 0 : 1
        promised.1 -= kind == .removed ? 0 : 1
      }
    }
    return promised == (0, 0) ? (result + rest).joined() : nil
  }
}
