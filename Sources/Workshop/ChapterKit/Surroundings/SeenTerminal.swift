import Loopback
import OperatingSystem
import Stage

extension Terminal {
  /// This terminal, seen in the room of a "present" that is open in the checkout where this demo
  /// was built. What no person looks at is not seen, and neither is what a "present" runs itself.
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
