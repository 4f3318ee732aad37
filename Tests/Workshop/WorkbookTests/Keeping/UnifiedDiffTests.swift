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
}
