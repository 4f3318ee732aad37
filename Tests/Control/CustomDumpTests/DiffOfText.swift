import CustomDump
import Testing

@Suite struct DiffOfText {
  struct Mail {
    var subject: String
    var body: String
  }

  @Test func `one line replaces another`() {
    #expect(diff("a", "b") == "- \"a\"\n+ \"b\"")
    #expect(
      diff("a", "a\nb") == #"""
        - "a"
        + """
        + a
        + b
        + """
        """#
    )
  }

  @Test func `an empty line has its mark and is set in, as the others are`() {
    #expect(diff("a\n\nb", "a\nb") == "  \"\"\"\n  a\n- \n  b\n  \"\"\"")
    #expect(String(customDumping: [1: "a\n\nb"]).contains("    a\n    \n    b\n"))
  }

  @Test func `a text in a field is set in`() {
    #expect(
      diff(Mail(subject: "Hi", body: "a\nb"), Mail(subject: "Hi", body: "a\nc")) == #"""
          DiffOfText.Mail(
            subject: "Hi",
            body: """
              a
        -     b
        +     c
              """
          )
        """#
    )
  }

  @Test func `a text that is the same is closed`() {
    #expect(
      diff(Mail(subject: "Hi", body: "a\nb"), Mail(subject: "Re: Hi", body: "a\nb")) == #"""
          DiffOfText.Mail(
        -   subject: "Hi",
        +   subject: "Re: Hi",
            body: "…"
          )
        """#
    )
  }

  @Test func `ten equal lines or more that are far from a change are folded`() {
    let equal = { String(repeating: "\nb", count: $0) }
    #expect(diff("a" + equal(12), "c" + equal(12))?.contains("unchanged") == false)
    #expect(diff("a" + equal(13), "c" + equal(13))?.contains("… (10 unchanged)") == true)
    let lines = (0..<1_000).map { "line \($0)" }
    var other = lines
    other[500] = "changed"
    #expect(
      diff(lines.joined(separator: "\n"), other.joined(separator: "\n")) == #"""
          """
          … (497 unchanged)
          line 497
          line 498
          line 499
        - line 500
        + changed
          line 501
          line 502
          line 503
          … (496 unchanged)
          """
        """#
    )
  }
}
