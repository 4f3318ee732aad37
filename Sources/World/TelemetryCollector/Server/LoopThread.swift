import Dispatch
import OperatingSystem
import Synchronization

/// Runs an event loop on a thread of its own.
final class LoopThread: Sendable {
  private let bell: WakePipe
  private let loop: Mutex<EventLoop?>
  private let finished = DispatchGroup()

  init(_ loop: EventLoop, bell: WakePipe) {
    self.bell = bell
    self.loop = Mutex(loop)
    finished.enter()
    // A serial queue of its own gets a thread of its own, which may sleep in the loop.
    DispatchQueue(label: "telemetry collector").async { [self] in
      run()
      finished.leave()
    }
  }

  func end() {
    bell.wake()
  }

  func wait() {
    finished.wait()
  }

  /// Takes the loop, so that its sockets and its file are closed when this returns.
  private func run() {
    var loop = loop.withLock { $0.take() }
    loop?.run()
  }
}
