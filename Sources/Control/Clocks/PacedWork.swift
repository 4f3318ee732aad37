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

  /// Answers with what has to be cancelled: a task that is cancelled runs code of others, which the
  /// lock must not wait for.
  mutating func stopTiming() -> [Task<Void, Never>] {
    mayTime = false
    defer { timer = nil }
    return [timer].compactMap(\.self)
  }

  mutating func stop() -> [Task<Void, Never>] {
    mayListen = false
    defer { listener = nil }
    return [listener].compactMap(\.self) + stopTiming()
  }
}
