import Dispatch
import Testing

@testable import Stillness

@Suite struct ReliefOfTheLane {
  @Test func `frees a job that blocks its thread until another has run`() {
    let hasRun = DispatchSemaphore(value: 0)
    Task { hasRun.signal() }
    for _ in 1...2 { SerialLane.shared.inspect() }
    hasRun.wait()
  }
}
