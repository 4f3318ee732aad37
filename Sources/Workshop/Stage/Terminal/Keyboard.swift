import Synchronization

/// The keys of a terminal, as they are pressed: those that came at once together.
final class Keyboard: Sendable {
  let keys: AsyncStream<[Key]>
  private let reader: DescriptorReader

  init(_ descriptor: Int32) {
    let (keys, continuation) = AsyncStream.makeStream(of: [Key].self)
    let decoder = Mutex(KeyDecoder())
    self.keys = keys
    reader = DescriptorReader(descriptor) { bytes in
      let typed = decoder.withLock { $0.feed(bytes) }
      if !typed.isEmpty { continuation.yield(typed) }
    } atEnd: {
      continuation.finish()
    }
  }

  func stop() { reader.close() }
}
