import Dispatch
import Synchronization

/// The keys of a terminal, as they are pressed: those that came at once together.
final class Keyboard: Sendable {
  /// How long an escape may be the beginning of a sequence before it is the escape key.
  static let patience = DispatchTimeInterval.milliseconds(40)

  let keys: AsyncStream<[Key]>
  private let inlet: Inlet

  init(_ descriptor: Int32) {
    let (keys, continuation) = AsyncStream.makeStream(of: [Key].self)
    let queue = DispatchQueue(label: "stage.keyboard")
    let typed = TypedKeys(continuation)
    self.keys = keys
    inlet = Inlet(descriptor, on: queue) { bytes in
      guard let round = typed.add(bytes) else { return }
      queue.asyncAfter(deadline: .now() + Keyboard.patience) { typed.waited(round) }
    } atEnd: {
      continuation.finish()
    }
  }

  func stop() { inlet.close() }
}

/// The decoder, and which of its rounds is still undecided.
private final class TypedKeys: Sendable {
  private let state = Mutex((decoder: KeyDecoder(), round: 0))
  private let keys: AsyncStream<[Key]>.Continuation

  init(_ keys: AsyncStream<[Key]>.Continuation) { self.keys = keys }

  /// Gives a number when it has to be seen whether more comes.
  func add(_ bytes: [UInt8]) -> Int? {
    state.withLock { state in
      send(state.decoder.feed(bytes))
      state.round += 1
      return state.decoder.isUndecided ? state.round : nil
    }
  }

  func waited(_ round: Int) {
    state.withLock { state in
      guard state.round == round else { return }
      send(state.decoder.giveUp())
    }
  }

  private func send(_ typed: [Key]) { if !typed.isEmpty { keys.yield(typed) } }
}
