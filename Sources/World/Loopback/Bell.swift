import Synchronization

/// Wakes a thread that waits for the network, once and for good.
final class Bell: Sendable {
  let heard: Int32
  private let rung: Int32
  private let hasRung = Atomic(false)

  init() throws(ConnectionError) {
    (heard, rung) = try POSIXSocket.makeBell()
  }

  deinit {
    POSIXSocket.release(heard)
    POSIXSocket.release(rung)
  }

  /// Nobody takes the byte out of the pipe again, so whoever waits later is woken too.
  func ring() {
    guard !hasRung.exchange(true, ordering: .relaxed) else { return }
    POSIXSocket.ring(rung)
  }
}
