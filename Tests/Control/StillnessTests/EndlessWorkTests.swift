import Testing

@testable import Stillness

@Suite struct EndlessWork {
  @Test func `two seconds and fifty thousand jobs are the most that a test may take to rest`() {
    let time = Duration.seconds(2) + .nanoseconds(1)
    #expect(Work(time: time, jobs: 50_001).isEndless(false))
    #expect(!Work(time: time, jobs: 50_000).isEndless(false))
    #expect(!Work(time: .seconds(2), jobs: 50_001).isEndless(false))
  }

  @Test func `ten seconds of long jobs are as much`() {
    let time = Duration.seconds(10) + .nanoseconds(1)
    #expect(Work(time: time, jobs: 1_001).isEndless(false))
    #expect(!Work(time: time, jobs: 1_000).isEndless(false))
    #expect(!Work(time: .seconds(10), jobs: 1_001).isEndless(false))
  }

  @Test func `once is enough: the next waits are short`() {
    let time = Duration.milliseconds(5) + .nanoseconds(1)
    #expect(Work(time: time, jobs: 101).isEndless(true))
    #expect(!Work(time: time, jobs: 100).isEndless(true))
    #expect(!Work(time: .milliseconds(5), jobs: 101).isEndless(true))
  }
}
