import OperatingSystem
import Testing

@testable import OutsideWorld

@Suite struct StandardInputTests {
  @Test func `an answer is read to the end of its line, and no further`() throws {
    let pipe = try Pipe()
    try pipe.writing.writeAll("a\n\nd\nlast".utf8)
    let reading = pipe.reading.number
    #expect(readTypedLine(from: reading) == "a")
    #expect(readTypedLine(from: reading) == "")
    makeNonBlocking(reading)
    #expect(readAvailable(reading) == Array("d\nlast".utf8))
    // Nothing more at the moment, as at the end.
    #expect(readTypedLine(from: reading) == nil)
  }

  @Test func `a process may end while a person thinks`() async {
    await #expect(processExitsWith: .success) {
      alarm(60)
      let pipe = try Pipe()
      dup2(pipe.reading.number, STDIN_FILENO)
      PromptPresenter.console.present(
        PermissionPrompt(app: "Map", permission: .location, purpose: "")
      ) { _ in }
      // When more is written than a pipe holds, the prompt is in the middle of a line.
      try pipe.writing.writeAll(repeatElement(UInt8(ascii: "a"), count: 1 << 17))
      // What a demo does before its last line.
      fflush(nil)
      withExtendedLifetime(pipe) {}
    }
  }
}
