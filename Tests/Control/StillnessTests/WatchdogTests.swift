import DependenciesTestSupport
import Dispatch
import Testing

@testable import Stillness

@Suite struct WatchdogOfTheLane {
  @Test(.whereJobsAreWatched("A job that blocks the only thread blocks all others."))
  func `frees a job that blocks its thread until another has run`() {
    let hasRun = DispatchSemaphore(value: 0)
    Task { hasRun.signal() }
    for _ in 1...2 { SerialLane.shared.inspect(Observation(allWait: true)) }
    hasRun.wait()
  }

  @Test func `counts no time in which the process had no processor`() {
    #expect(!Observation().isTick)
    #expect(Observation(hasWorked: true).isTick)
    #expect(Observation(allWait: true).isTick)
  }
}
