import Synchronization

/// Wakes the event loop, once and for good.
final class Bell: Sendable {
  /// Becomes readable when the bell has rung.
  let heard: Int32
  private let rung: Mutex<Int32?>

  init() throws(CollectorError) {
    let ends = try Sockets.makePipe()
    heard = ends.reading
    rung = Mutex(ends.writing)
  }

  /// Closing one end of a pipe is heard at the other, by everyone, from then on.
  func ring() {
    rung.withLock { end in
      if let descriptor = end { Sockets.release(descriptor) }
      end = nil
    }
  }

  deinit {
    ring()
    Sockets.release(heard)
  }
}
