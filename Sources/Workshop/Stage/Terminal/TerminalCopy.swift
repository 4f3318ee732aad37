import OperatingSystem
import Synchronization

/// Another place that gets what a terminal gets: the room of a "present" that looks on.
///
/// It is never waited for. One that takes no more, or is gone, gets nothing more.
package final class TerminalCopy: Sendable {
  let place: FileDescriptor
  private let state = Mutex((isGone: false, size: Extent?.none))

  /// - Parameter place: Writing there does not block.
  package init(to place: consuming FileDescriptor) { self.place = place }

  /// - Parameter terminal: The terminal that got it; the copy has its size.
  package func write(_ text: String, of terminal: Int32) {
    guard !text.isEmpty else { return }
    let size = Platform.windowSize(terminal)
    state.withLock { state in
      guard !state.isGone else { return }
      let news = size == state.size ? "" : size.map { Escape.copy(in: $0) } ?? ""
      state.size = size
      do { try place.writeAll((news + text).utf8, within: .zero) } catch { state.isGone = true }
    }
  }
}

/// The file by which a demo finds the room that is open in its checkout.
///
/// It is locked for as long as the room is open, so one that a killed program has left is known.
package enum RoomFile {
  package static func path(in checkout: String) -> String { "\(checkout)/.workbook/room" }

  /// Where the room listens, and the word by which it knows who may be seen; nil if none is open.
  package static func read(in checkout: String) -> (port: UInt16, word: String)? {
    let path = path(in: checkout)
    guard let file = try? FileDescriptor.reading(path), let isLeft = try? file.lockIfFree() else {
      return nil
    }
    guard !isLeft else {
      unlink(path)
      return nil
    }
    let words = systemText(path)?.split(whereSeparator: \.isWhitespace) ?? []
    guard words.count == 2, let port = UInt16(words[0]) else { return nil }
    return (port, String(words[1]))
  }
}
