import Dispatch
import Synchronization
import Testing

@testable import HTTP

@Suite struct EventStreamTests {
  @Test func `a slow page gets only the latest state when it is ready`() {
    let news = Mutex(1)
    let sent = Mutex<[Int]>([])
    let (begins, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let page = EventStream(interval: .zero) {
      let latest = news.withLock { $0 }
      sent.withLock { $0.append(latest) }
      begins.signal()
      goesOn.wait()
    }
    page.sendSoon()
    begins.wait()
    for _ in 1...100 {
      news.withLock { $0 += 1 }
      page.sendSoon()
    }
    goesOn.signal()
    begins.wait()
    #expect(sent.withLock { $0 } == [1, 101])
    goesOn.signal()
  }

  @Test func `a burst is one message, and the next one comes an interval later`() {
    let isSent = DispatchSemaphore(value: 0)
    let page = EventStream(interval: .milliseconds(20)) { isSent.signal() }
    let start = ContinuousClock.now
    for _ in 1...3 {
      for _ in 1...100 { page.sendSoon() }
      isSent.wait()
    }
    #expect(.now - start >= .milliseconds(40))
  }
}
