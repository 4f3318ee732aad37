import Synchronization
import Testing

@testable import OperatingSystem

@Suite(.serialized) struct ProcessThreadsTests {
  // In processes of their own, because other tests have threads that do not wait.
  @Test func `a thread that works is not blocked, even without a processor`() async {
    await #expect(processExitsWith: .success) {
      let hasBegun = Atomic(false)
      startThread {
        hasBegun.store(true, ordering: .releasing)
        while hasBegun.load(ordering: .relaxed) {}
      }
      while !hasBegun.load(ordering: .acquiring) {}
      for _ in 1...100 { precondition(!ProcessThreads.allOthersWait) }
    }
  }

  @Test func `threads without work are blocked`() async {
    await #expect(processExitsWith: .success) {
      // The threads of the test library may still be on their way to rest.
      while !ProcessThreads.allOthersWait {}
    }
  }
}
