import Dispatch
import Testing

@testable import LocationServices

@MainActor
@Suite struct MainActorQueueTests {
  @Test func `work from another thread runs in the order in which it was added`() async {
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let queue = MainActorQueue()
    DispatchQueue(label: "sender").async {
      for number in 0..<500 { queue.add { continuation.yield(number) } }
      queue.add { continuation.finish() }
    }
    var received: [Int] = []
    for await number in numbers { received.append(number) }
    #expect(received == Array(0..<500))
  }
}
