import Testing

@testable import OperatingSystem

struct StandardErrorTests {
  @Test func `no escape sequence gets through`() throws {
    let pipe = try Pipe()
    StandardError.write("answered “500 \u{1B}]0;owned\u{7}”\n", to: pipe.writing.number)
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(pipe.reading.number, &bytes, bytes.count)
    #expect(
      String(decoding: bytes[..<count], as: UTF8.self)
        == "answered “500 \u{FFFD}]0;owned\u{FFFD}”\n"
    )
  }
}
