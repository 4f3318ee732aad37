import Loopback
import OperatingSystem
import Stage

extension Terminal {
  /// This terminal, with a copy for the room of the "present" that is open in the checkout where
  /// this demo was built. A pipe has none, and neither has a demo that a "present" runs itself.
  ///
  /// - Parameter command: What was typed.
  func seenInRoom(as command: String, in checkout: String = Self.checkout) -> Terminal {
    guard canDraw, environmentVariable("WORKBOOK_ROOM") != "off",
      let room = RoomFile.read(in: checkout),
      let line = try? Connection(port: room.port, timeout: .milliseconds(200)),
      (try? line.send("\(room.word) \(command.quotable())\n", by: .now)) != nil,
      let place = try? line.copy()
    else { return self }
    var terminal = self
    terminal.copy = TerminalCopy(to: place)
    return terminal
  }

  private static let checkout = (1...5).reduce(#filePath) { path, _ in Path.folder(of: path) }
}
