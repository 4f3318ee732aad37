import Course
import DependenciesTestSupport
import Foundation
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

  @Test func `applied to the old text, it gives the new one`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in repetitions(2_000) {
      let old = random.text()
      let new = Bool.random(using: &random) ? random.text() : random.change(old)
      let patch = UnifiedDiff(from: old, named: "old", to: new, named: "new")
      #expect(try patch.applied(to: old) == new, "seed \(seed): \(old.debugDescription)")
      #expect(patch.lines.isEmpty == (old == new), "seed \(seed)")
    }
  }
}

/// Does what the program `patch` does, line by line, and believes nothing that it is told.
extension UnifiedDiff {
  fileprivate struct Mismatch: Error {}

  fileprivate func applied(to old: String) throws -> String {
    var result: [String] = []
    var rest = old.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }[...]
    if let last = rest.popLast(), last != "\n" { rest.append(String(last.dropLast())) }
    var taken = 0
    var promised: (old: Int, new: Int) = (0, 0)
    for (index, line) in lines.enumerated() {
      let isEnded = !(lines.indices.contains(index + 1) && lines[index + 1].kind == .note)
      let text = String(line.text.dropFirst()) + (isEnded ? "\n" : "")
      switch line.kind {
      case .heading, .note: break
      case .place:
        guard promised == (0, 0) else { throw Mismatch() }
        let numbers = line.text.split { !$0.isNumber && $0 != "," }.map {
          $0.split(separator: ",").map { Int($0)! } + [1]
        }
        promised = (numbers[0][1], numbers[1][1])
        let start = numbers[0][0] - (promised.old == 0 ? 0 : 1)
        while taken < start {
          result.append(rest.removeFirst())
          taken += 1
        }
        let newStart = numbers[1][0] - (promised.new == 0 ? 0 : 1)
        guard newStart == result.count else { throw Mismatch() }
      case .line(.same), .line(.removed):
        guard rest.popFirst() == text else { throw Mismatch() }
        taken += 1
        promised.old -= 1
        if line.kind == .line(.same) {
          result.append(text)
          promised.new -= 1
        }
      case .line(.added):
        result.append(text)
        promised.new -= 1
      }
    }
    guard promised == (0, 0) else { throw Mismatch() }
    return (result + rest).joined()
  }
}

extension SeededGenerator {
  fileprivate mutating func text() -> String {
    let lines = (0..<Int.random(in: 0...30, using: &self)).map { _ in
      ["a", "b", "c", "", "  d"].randomElement(using: &self)!
    }
    let end = Bool.random(using: &self) || lines.isEmpty ? "" : "\n"
    return lines.joined(separator: "\n") + end
  }

  fileprivate mutating func change(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      let index = Int.random(in: 0..<lines.count, using: &self)
      switch Int.random(in: 0...2, using: &self) {
      case 0: lines.insert("new", at: index)
      case 1 where lines.count > 1: lines.remove(at: index)
      default: lines[index] = "other"
      }
    }
    return lines.joined(separator: "\n")
  }
}
