import Dispatch
import Synchronization
import Testing

@testable import OperatingSystem

@Suite(.serialized) struct ProcessThreadsTests {
  // In processes of their own, because other tests have threads that do not wait.
  @Test func `a thread that works is not blocked, even without a processor`() async {
    await #expect(processExitsWith: .success) {
      let worker = Worker()
      worker.begin()
      for _ in 1...100 { precondition(!ProcessThreads.allOthersWait) }
      worker.end()
    }
  }

  @Test func `threads without work are blocked`() async {
    await #expect(processExitsWith: .success) {
      // The threads of the test library may still be on their way to rest.
      while !ProcessThreads.allOthersWait {}
    }
  }
}

/// Keeps a thread working until `end` is called.
private final class Worker: Sendable {
  private let hasBegun = DispatchSemaphore(value: 0)
  private let mayEnd = Atomic(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  func begin() {
    startThread { [self] in
      hasBegun.signal()
      while !mayEnd.load(ordering: .acquiring) {}
      hasEnded.signal()
    }
    hasBegun.wait()
  }

  func end() {
    mayEnd.store(true, ordering: .releasing)
    hasEnded.wait()
  }
}
