import OperatingSystem
import Testing

@testable import Stage

@MainActor
@Suite struct SceneTimes {
  private let day = Day()

  @Test func `a while without a change and without work was waited for`() {
    let time = SceneTime("slow", day.clock)
    for _ in 1...3 {
      day.pass(.seconds(1))
      time.change()
    }
    time.end()
    #expect(time.waited == .seconds(3))
    #expect(time.heading == "slow · 3.0 s")
  }

  @Test func `a while of work was not, unless it was the stage's own`() {
    let time = SceneTime("busy", day.clock)
    day.pass(.seconds(1), working: .milliseconds(400))
    time.change()
    day.pass(.milliseconds(500), working: .milliseconds(20))
    time.change()
    #expect(time.waited == .milliseconds(500))
    day.pass(.seconds(1), working: .milliseconds(400))
    time.drawing = .milliseconds(390)
    time.end()
    #expect(time.waited == .milliseconds(1_500))
  }

  @Test func `what another process does for the demo is work, for as long as it takes`() async {
    let (clock, before) = (PerformanceClock.real, SubprocessWork.duration)
    let took = await SubprocessWork.measure {
      let start = clock.now()
      while clock.now() - start < .microseconds(1) {}
      return clock.now() - start
    }
    #expect(SubprocessWork.duration - before >= took)
  }

  @Test func `many changes one after the other are no wait, however long they take together`() {
    let time = SceneTime("quick", day.clock)
    for _ in 1...100 {
      day.pass(.milliseconds(20))
      time.change()
    }
    time.end()
    #expect(time.waited == .zero)
    #expect(time.duration == .seconds(2))
  }

  @Test func `looking at the end takes no time, and what a person does then does`() {
    let time = SceneTime("map", day.clock)
    day.pass(.seconds(1))
    time.end()
    day.pass(.seconds(10))
    #expect(time.duration == .seconds(1))
    time.change()
    day.pass(.seconds(10))
    #expect(time.duration == .seconds(11))
    #expect(time.waited == .seconds(1))
  }
}
