import Dependencies
import Testing

@testable import CountdownExercises

@MainActor
@Suite(.timeLimit(.minutes(1))) struct WithoutDrift {
  enum Mistake: String {
    case beatsAtZero = "plays its first beat at 0"
    case isLate = "is three milliseconds late each time"
    case playsTwice = "plays two beats at once at 10 s"
    case drifts = "sleeps for a second after each beat"
    case makesUp = "makes up for a long beat as soon as that has ended"
    case stops = "stops after seven beats"
    case playsOn = "plays on when it is cancelled"
  }

  @Test func `one that keeps time passes`() async {
    await expect(nil, passes: true)
  }

  @Test(arguments: [Mistake.beatsAtZero, .isLate, .playsTwice])
  func `one that plays at another time, or twice, fails`(mistake: Mistake) async {
    await expect(mistake, passes: false)
  }

  @Test(arguments: [Mistake.drifts, .makesUp])
  func `one that leaves the whole seconds after a beat fails`(mistake: Mistake) async {
    await expect(mistake, passes: false)
  }

  @Test(arguments: [Mistake.stops, .playsOn])
  func `one that stops early, or plays on, fails`(mistake: Mistake) async {
    await expect(mistake, passes: false)
  }

  /// A check that rejects everything finds no mistake, so a right metronome is tried first.
  private func expect(_ mistake: Mistake?, passes: Bool) async {
    if mistake != nil { await `one that keeps time passes`() }
    let beats = LockIsolated<[Double]>([])
    let passed = await keepsTime { TestedMetronome(playBeat: $0, mistake: mistake, beats: beats) }
    let verdict = "\(passed ? "passes" : "fails"). It played at \(beats.value) s."
    #expect(passed == passes, "A metronome that \(mistake?.rawValue ?? "keeps time") \(verdict)")
  }
}

/// Sleeps until the next whole second, and then plays a beat; or makes one mistake.
private struct TestedMetronome: Metronome {
  let playBeat: @MainActor () async -> Void
  let mistake: WithoutDrift.Mistake?
  let beats: LockIsolated<[Double]>
  @Dependency(\.continuousClock) var clock

  func start() async throws {
    let clock = AnyClock(clock)
    let start = clock.now
    for number in 1...(mistake == .stops ? 7 : mistake == .playsOn ? 12 : 100) {
      let now = start.duration(to: clock.now)
      let pause: Duration =
        switch mistake {
        case .isLate: .seconds(now.components.seconds + 1) - now + .milliseconds(3)
        case .drifts: .seconds(1)
        case .beatsAtZero where number == 1: .zero
        case .makesUp: .seconds(number) - now
        default: .seconds(now.components.seconds + 1) - now
        }
      try? await clock.sleep(for: pause)
      if mistake != .playsOn { try Task.checkCancellation() }
      let begin = start.duration(to: clock.now)
      beats.withValue { $0.append(begin / .seconds(1)) }
      if mistake == .playsTwice, begin >= .seconds(10) { Task { await playBeat() } }
      await playBeat()
      if mistake != .playsOn { try Task.checkCancellation() }
    }
  }
}
