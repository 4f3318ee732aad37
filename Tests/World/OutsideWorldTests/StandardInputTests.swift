import OperatingSystem
import Testing

@testable import OutsideWorld

@Suite struct StandardInputTests {
  @Test func `an answer is read to the end of its line, and no further`() throws {
    let pipe = try Pipe()
    try pipe.writing.writeAll("a\n\nd\nlast".utf8)
    let reading = pipe.reading.number
    #expect(StandardInput.line(from: reading) == "a")
    #expect(StandardInput.line(from: reading) == "")
    makeNonBlocking(reading)
    #expect(readAvailable(reading) == Array("d\nlast".utf8))
    // Nothing more at the moment, as at the end.
    #expect(StandardInput.line(from: reading) == nil)
  }
}
