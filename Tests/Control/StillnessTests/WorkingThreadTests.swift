import Testing

@testable import Stillness

@Suite struct ThreadAtWork {
  @Test func `is not blocked while it works`() {
    #expect(!WorkingThread.current.isBlocked)
  }
}
