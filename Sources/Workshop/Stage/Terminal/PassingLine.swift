import OperatingSystem
import Synchronization

/// A line that is replaced by the next one: what is being done while the person waits.
///
/// In a pipe it says nothing, as no person waits there.
public final class PassingLine: Sendable {
  private let terminal: Terminal
  private let isShown = Mutex(false)

  public init(on terminal: Terminal) { self.terminal = terminal }

  public func show(_ text: String) {
    guard terminal.canDraw else { return }
    let columns = Platform.windowSize(terminal.output)?.columns ?? 80
    isShown.withLock {
      $0 = true
      let line = text.printable.split(whereSeparator: \.isNewline).joined(separator: " ")
      Platform.write("\r\(line.truncated(columns: columns - 1))\u{1B}[K", to: terminal.output)
    }
  }

  public func clear() {
    isShown.withLock {
      guard $0 else { return }
      $0 = false
      Platform.write("\r\u{1B}[K", to: terminal.output)
    }
  }
}
