import OperatingSystem
import Stage
import Synchronization
import TerminalScreens

/// A terminal without a window: what is drawn on it can be read, and keys can be typed into it.
package final class PseudoTerminal: Sendable {
  package let path: String
  /// The end that a program sees.
  package let program: Int32
  private let manager: Int32
  /// For reading the settings: macOS takes a program's end away when its session has ended.
  private let settingsDescriptor: Int32
  private let reader: DescriptorReader
  private let chunks: AsyncStream<[UInt8]>
  /// Says that nothing more is drawn, so a look ends.
  package let end: @Sendable () -> Void
  private let unread = Mutex<[UInt8]>([])
  /// What is drawn, as far as a test has read it.
  private let screen: Mutex<TerminalScreen>

  /// - Parameters:
  ///   - trigger: When this has been drawn, `reply` is typed, even while no test has time to run.
  package init(columns: Int = 40, rows: Int = 12, trigger: String? = nil, reply: String = "") {
    let pair = try! PseudoTerminalPair(columns: columns, rows: rows)
    let manager = fcntl(pair.manager.number, F_DUPFD_CLOEXEC, 0)
    path = pair.path
    screen = Mutex(TerminalScreen(columns: columns, rows: rows))
    program = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    self.manager = manager
    settingsDescriptor = fcntl(pair.manager.number, F_DUPFD_CLOEXEC, 0)
    let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    (self.chunks, end) = (chunks, { continuation.finish() })
    let awaited = Mutex((trigger: trigger.map { $0.replacing("␛", with: "\u{1B}") }, drawn: ""))
    reader = DescriptorReader(manager) { bytes in
      continuation.yield(bytes)
      awaited.withLock { awaited in
        guard let trigger = awaited.trigger else { return }
        awaited.drawn += String(decoding: bytes, as: UTF8.self)
        guard awaited.drawn.contains(trigger) else { return }
        awaited.trigger = nil
        try? writeAll(reply.utf8, to: manager)
      }
    } atEnd: {
      continuation.finish()
      close(manager)
    }
  }

  deinit {
    close(program)
    close(settingsDescriptor)
  }

  package func resize(columns: Int, rows: Int) {
    resizeTerminal(program, columns: columns, rows: rows)
  }

  package func type(_ text: String) { try? writeAll(text.utf8, to: manager) }

  /// The text drawn since the last call, up to and with this text; escapes are shown as "␛".
  package func read(through end: String) async -> String {
    var text = unread.withLock { $0 }
    let pattern = Array(end.replacing("␛", with: "\u{1B}").utf8)
    var found = text.firstRange(of: pattern)
    if found == nil {
      for await chunk in chunks {
        text += chunk
        found = text.firstRange(of: pattern)
        if found != nil { break }
      }
    }
    let split = found?.upperBound ?? text.count
    unread.withLock { $0 = Array(text[split...]) }
    screen.withLock { $0.show(text[..<split]) }
    return String(decoding: text[..<split], as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  /// Looks until this text is shown, or the terminal has ended: then the test's expectations fail,
  /// and nothing waits for ever.
  package func look(for text: String) async {
    while !shown.contains(text), await !read(through: "␛[?2026l").isEmpty {}
  }

  /// What a test has seen last: the lines of the screen, without the empty ones below.
  package var shown: String {
    var lines = screen.withLock(\.texts)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The settings that a program may leave behind in a mess.
  package var settings: [UInt] {
    var settings = termios()
    tcgetattr(settingsDescriptor, &settings)
    let controls = withUnsafeBytes(of: settings.c_cc) { $0.map { UInt($0) } }
    return [
      UInt(settings.c_iflag), UInt(settings.c_oflag), UInt(settings.c_cflag),
      UInt(settings.c_lflag),
    ] + controls
  }

  package func terminal(_ environment: [String: String] = [:]) -> Terminal {
    let environment = ["TERM": "xterm"].merging(environment) { $1 }
    return Terminal(input: program, output: program, isOfProcess: false) { environment[$0] }
  }
}
