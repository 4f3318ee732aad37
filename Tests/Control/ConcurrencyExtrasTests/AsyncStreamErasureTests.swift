import ConcurrencyExtras
import Testing

@Suite struct ErasedSequence {
  @Test func `says what the sequence says`() async throws {
    let (source, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(await collect(source.map { $0 * 10 }.eraseToStream()) == [10, 20, 30])
  }

  @Test func `is made of a sequence`() async throws {
    #expect(await collect(AsyncStream(Numbers(upTo: 3))) == [1, 2, 3])
    var numbers: [Int] = []
    for try await number in AsyncThrowingStream(Numbers(upTo: 2)) { numbers.append(number) }
    #expect(numbers == [1, 2])
  }

  @Test func `ends where the sequence fails, if it cannot throw`() async {
    #expect(await collect(Numbers(upTo: 2, thenThrows: true).eraseToStream()) == [1, 2])
  }

  @Test func `throws what the sequence throws, if it can`() async {
    var numbers: [Int] = []
    await #expect(throws: Refusal()) {
      for try await number in Numbers(upTo: 2, thenThrows: true).eraseToThrowingStream() {
        numbers.append(number)
      }
    }
    #expect(numbers == [1, 2])
  }

  @Test func `asks the sequence only when it is asked`() async {
    let asked = LockIsolated(0)
    var iterator = Numbers(upTo: 9) { asked.withValue { $0 += 1 } }
      .eraseToStream().makeAsyncIterator()
    #expect(asked.value == 0)
    #expect(await iterator.next() == 1)
    #expect(asked.value == 1)
    #expect(await iterator.next() == 2)
    #expect(asked.value == 2)
  }

  @Test func `passes on that its reader was cancelled`() async {
    let (wasAsked, asked) = AsyncStream.makeStream(of: Void.self)
    let source = Silence { asked.finish() }
    let reader = Task { try await source.eraseToThrowingStream().first { _ in true } }
    for await _ in wasAsked {}
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
  }
}

private func collect<Element: Sendable>(_ stream: AsyncStream<Element>) async -> [Element] {
  var elements: [Element] = []
  for await element in stream { elements.append(element) }
  return elements
}

private struct Refusal: Error, Equatable {}

private struct Numbers: AsyncSequence, Sendable {
  var last: Int
  var thenThrows = false
  var wasAsked: @Sendable () -> Void

  init(upTo last: Int, thenThrows: Bool = false, wasAsked: @escaping @Sendable () -> Void = {}) {
    self.last = last
    self.thenThrows = thenThrows
    self.wasAsked = wasAsked
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(numbers: self)
  }

  struct Iterator: AsyncIteratorProtocol {
    let numbers: Numbers
    var current = 0

    mutating func next() async throws -> Int? {
      numbers.wasAsked()
      guard current < numbers.last else {
        if numbers.thenThrows { throw Refusal() }
        return nil
      }
      current += 1
      return current
    }
  }
}

private struct Silence: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let wasAsked: @Sendable () -> Void

  func makeAsyncIterator() -> Self { self }

  mutating func next() async throws -> Int? {
    wasAsked()
    return try await Task.never()
  }
}
