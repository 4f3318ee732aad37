import CustomDump
import Testing

@Suite struct DumpOfText {
  @Test func `strings are quoted`() {
    #expect(String(customDumping: "Blob") == #""Blob""#)
    #expect(String(customDumping: "") == #""""#)
    #expect(String(customDumping: "Grüße, 👩‍👩‍👧!") == #""Grüße, 👩‍👩‍👧!""#)
  }

  @Test func `other kinds of text are strings`() {
    #expect(String(customDumping: "Blob".dropFirst()) == #""lob""#)
    #expect(String(customDumping: "©" as Character) == #""©""#)
    #expect(String(customDumping: "©" as Unicode.Scalar) == #""©""#)
    #expect(String(customDumping: "Blob" as StaticString) == #""Blob""#)
    #expect(String(customDumping: "\"" as Character) == "#\"\"\"#")
  }

  @Test func `a quote or a backslash makes a raw text, and what cannot be seen is escaped`() {
    #expect(String(customDumping: #"say "hi""#) == ##"#"say "hi""#"##)
    #expect(String(customDumping: #"a \ b"#) == ##"#"a \ b"#"##)
    #expect(String(customDumping: ##"a "# b"##) == ###"##"a "# b"##"###)
    #expect(String(customDumping: "a\tb\r\0") == #""a\tb\r\0""#)
    #expect(String(customDumping: "\"\t\"") == #""\"\t\"""#)
  }

  @Test func `several lines make a block`() {
    #expect(
      String(customDumping: "Hello,\n\nWorld!") == #"""
        """
        Hello,

        World!
        """
        """#
    )
  }

  @Test func `a block that has quotes or a backslash in it is raw`() {
    #expect(
      String(customDumping: "\"\"\"\nHello\n\"\"\"") == ##"""
        #"""
        """
        Hello
        """
        """#
        """##
    )
    #expect(diff("\\\na", "\\\nb") == "  #\"\"\"\n  \\\n- a\n+ b\n  \"\"\"#")
  }

  @Test func `a block in a field is set in`() {
    #expect(
      String(customDumping: [1: "Hello,\nWorld!"]) == #"""
        [
          1: """
            Hello,
            World!
            """
        ]
        """#
    )
  }
}
