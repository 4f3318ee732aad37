import Dispatch
import Testing

@testable import LocationServices

@MainActor
@Suite struct MailboxTests {
  @Test func `letters from another thread are delivered in the order of posting`() async {
    let (numbers, pen) = AsyncStream<Int>.makeStream()
    let mailbox = Mailbox()
    DispatchQueue(label: "sender").async {
      for number in 0..<500 { mailbox.post { pen.yield(number) } }
      mailbox.post { pen.finish() }
    }
    var received: [Int] = []
    for await number in numbers { received.append(number) }
    #expect(received == Array(0..<500))
  }
}
