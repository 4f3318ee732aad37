import Loopback
import Testing

@Suite struct LineBufferTests {
  /// Every line of a text that arrives in pieces of this size.
  private func lines(of text: String, pieces size: Int, limit: Int = 20) -> [LineBuffer.Line] {
    var buffer = LineBuffer()
    var lines: [LineBuffer.Line] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      buffer.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let line = buffer.nextLine(limit: limit) { lines.append(line) }
    }
    return lines
  }

  private func whole(_ text: String) -> LineBuffer.Line { .whole(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `lines are the same however they arrive`(size: Int) {
    #expect(
      lines(of: "one\r\ntwo\n\nthr\ree\nrest", pieces: size)
        == [whole("one"), whole("two"), whole(""), whole("thr\ree")]
    )
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `a line over the limit is reported once and skipped`(size: Int) {
    #expect(
      lines(of: "1234\n123456789\n12345\n", pieces: size, limit: 5)
        == [whole("1234"), .tooLong, whole("12345")]
    )
  }

  @Test func `a line that never ends is not kept`() {
    var buffer = LineBuffer()
    for _ in 1...100 {
      buffer.append(repeatElement(UInt8(ascii: "x"), count: 1000))
      while buffer.nextLine(limit: 50) != nil {}
    }
    #expect(buffer.count == 0)
  }

  @Test func `bytes come after a line, and only when all are there`() {
    var buffer = LineBuffer()
    buffer.append("head\nbo".utf8)
    #expect(buffer.nextLine(limit: 10) == whole("head"))
    #expect(buffer.nextBytes(4) == nil)
    buffer.append("dy!".utf8)
    #expect(buffer.nextBytes(4) == Array("body".utf8))
    #expect(buffer.count == 1)
    #expect(buffer.nextBytes(0) == [])
  }
}
