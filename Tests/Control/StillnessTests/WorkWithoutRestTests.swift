import Testing

@testable import Stillness

@Suite struct WorkWithoutRestTests {
  @Test func `two seconds and fifty thousand jobs are the most that a test may take to rest`() {
    let time = Duration.seconds(2) + .nanoseconds(1)
    #expect(WorkWithoutRest(time: time, jobs: 50_001).isEndless(true))
    #expect(!WorkWithoutRest(time: time, jobs: 50_000).isEndless(true))
    #expect(!WorkWithoutRest(time: .seconds(2), jobs: 50_001).isEndless(true))
  }

  @Test func `ten seconds of long jobs are as much`() {
    let time = Duration.seconds(10) + .nanoseconds(1)
    #expect(WorkWithoutRest(time: time, jobs: 1_001).isEndless(true))
    #expect(!WorkWithoutRest(time: time, jobs: 1_000).isEndless(true))
    #expect(!WorkWithoutRest(time: .seconds(10), jobs: 1_001).isEndless(true))
  }

  @Test func `once is enough: the next waits are short`() {
    let time = Duration.milliseconds(5) + .nanoseconds(1)
    #expect(WorkWithoutRest(time: time, jobs: 101).isEndless(false))
    #expect(!WorkWithoutRest(time: time, jobs: 100).isEndless(false))
    #expect(!WorkWithoutRest(time: .milliseconds(5), jobs: 101).isEndless(false))
  }

  @Test func `work of unknown owners adds up from many tests, and four times as many jobs`() {
    let time = Duration.seconds(2) + .nanoseconds(1)
    #expect(WorkWithoutRest(time: time, jobs: 200_001).isEndlessAmongMany(true))
    #expect(!WorkWithoutRest(time: time, jobs: 200_000).isEndlessAmongMany(true))
    #expect(!WorkWithoutRest(time: .seconds(2), jobs: 200_001).isEndlessAmongMany(true))
  }
}
