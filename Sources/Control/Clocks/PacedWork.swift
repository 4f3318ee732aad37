/// The tasks of a relay, and whether there may be more of them.
struct PacedWork {
  private var listener: Task<Void, Never>?
  private var timer: Task<Void, Never>?
  private var mayListen = true
  private var mayTime = true

  /// Starts the listener at the first call, and at no other.
  mutating func listen(_ start: () -> Task<Void, Never>) {
    guard mayListen else { return }
    mayListen = false
    listener = start()
  }

  mutating func time(_ start: () -> Task<Void, Never>) {
    guard mayTime else { return }
    timer = start()
  }

  mutating func stopTiming() {
    mayTime = false
    timer?.cancel()
    timer = nil
  }

  mutating func stop() {
    mayListen = false
    listener?.cancel()
    listener = nil
    stopTiming()
  }
}
