import Dependencies
import DependenciesTestSupport
import Testing

@testable import CountdownExercises

@MainActor
@Suite struct WithoutDrift {
  // Demand 1
  @Test(arguments: KeepingMetronome.allCases)
  fileprivate func `a metronome that keeps time passes, each time`(
    keeping: KeepingMetronome
  ) async {
    for time in ["first", "second"] {
      let metronomes = Metronomes(keeping.play)
      let isKept = await metronomes.check()
      #expect(
        isKept,
        "A metronome that keeps time, \(keeping.rawValue), does not pass the \(time) time."
      )
      #expect(
        metronomes.areSilent,
        "Your check has ended, and a metronome that it started still plays: cancel its task."
      )
    }

    async let first = Metronomes(keeping.play).check()
    async let second = Metronomes(keeping.play).check()
    let areKept = await [first, second]
    #expect(
      areKept == [true, true],
      "Two metronomes that keep time, \(keeping.rawValue), are checked at once. They pass:"
    )
  }

  // Demand 2
  @Test(arguments: MistakenMetronome.beatsOffTheSeconds)
  fileprivate func `one that beats off the seconds does not pass`(
    mistaken: MistakenMetronome
  ) async {
    await refuse(mistaken)
  }

  // Demand 3
  @Test(arguments: MistakenMetronome.isPutOff)
  fileprivate func `one that a beat puts off does not pass`(mistaken: MistakenMetronome) async {
    await refuse(mistaken)
  }

  // Demand 4
  @Test(arguments: MistakenMetronome.leavesNoneOut)
  fileprivate func `one that is wrong about a long beat does not pass`(
    mistaken: MistakenMetronome
  ) async {
    await refuse(mistaken)
  }

  // Demand 5
  @Test(arguments: MistakenMetronome.endsAtAnotherTime)
  fileprivate func `one that ends at another time does not pass`(
    mistaken: MistakenMetronome
  ) async {
    await refuse(mistaken)
  }

  // Demand 6
  @Test(arguments: MistakenMetronome.waitsOnAnotherClock)
  fileprivate func `one that waits on another clock does not pass`(
    mistaken: MistakenMetronome
  ) async {
    await refuse(mistaken)
  }

  private func refuse(_ mistaken: MistakenMetronome) async {
    let metronomes = Metronomes(mistaken.play)
    let isKept = await metronomes.check()
    #expect(!isKept, "A metronome that \(mistaken.mistake) passes your check.")
    #expect(
      metronomes.areSilent,
      "Your check has ended, and a metronome that does not pass still plays: cancel its task."
    )
  }
}

/// How a metronome plays: on a clock, with what plays a beat.
private typealias Play =
  @MainActor @Sendable (any Clock<Duration>, @escaping @MainActor () async -> Void) async throws ->
  Void

/// Makes metronomes for a check, and knows whether they still play.
@MainActor
private final class Metronomes {
  private let play: Play
  private var playing = 0
  private var isAskedForOne = false

  init(_ play: @escaping Play) { self.play = play }

  var areSilent: Bool { playing == 0 }

  func check() async -> Bool {
    let result = await withDependencies {
      $0.continuousClock = ForgottenClock(base: TestClock())
    } operation: {
      await keepsTime { playBeat in
        isAskedForOne = true
        return ScriptedMetronome(play, playBeat) { self.playing += $0 }
      }
    }
    #expect(isAskedForOne, "Your check makes no metronome.")
    await TestClock().advance()
    return result
  }
}

/// Plays what it was told to, on the clock that was in force when it was made.
@MainActor
private final class ScriptedMetronome: Metronome {
  private let clock: any Clock<Duration>
  private let play: Play
  private let playBeat: @MainActor () async -> Void
  private let count: (Int) -> Void
  private var beats = 0

  init(
    _ play: @escaping Play,
    _ playBeat: @escaping @MainActor () async -> Void,
    _ count: @escaping (Int) -> Void
  ) {
    @Dependency(\.continuousClock) var clock
    self.clock = clock
    self.play = play
    self.playBeat = playBeat
    self.count = count
  }

  func start() async throws {
    guard !(clock is ForgottenClock) else {
      Issue.record("A metronome is made, and no clock is handed over: use 'withDependencies'.")
      return
    }
    count(1)
    defer { count(-1) }
    try await play(clock) { [self] in
      beats += 1
      // On a clock that never waits, a metronome would play for ever.
      guard beats <= 100 else { return (try? await Task<Void, Never>.never()) ?? () }
      await playBeat()
    }
  }
}

/// What a metronome waits on when a check hands over no clock.
private struct ForgottenClock: Clock {
  let base: TestClock<Duration>

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

private enum KeepingMetronome: String, CaseIterable, Sendable {
  case timer = "by a timer, without its late ticks"
  case deadlines = "by deadlines"
  case measure = "by what is left of the second"

  var play: Play {
    switch self {
    case .timer:
      { clock, playBeat in await playOnTime(on: clock, playBeat) }
    case .deadlines:
      { clock, playBeat in try await playByDeadlines(on: clock, playBeat) }
    case .measure:
      { clock, playBeat in
        let passed = clock.stopwatch()
        while true {
          try await clock.sleep(for: .seconds(passed().components.seconds + 1) - passed())
          await playBeat()
        }
      }
    }
  }
}

@MainActor
private func playByDeadlines<C: Clock>(
  on clock: C,
  _ playBeat: @MainActor () async -> Void
) async throws where C.Duration == Duration {
  var deadline = clock.now.advanced(by: .seconds(1))
  while true {
    try await clock.sleep(until: deadline, tolerance: nil)
    await playBeat()
    repeat { deadline = deadline.advanced(by: .seconds(1)) } while deadline < clock.now
  }
}

/// Plays at each tick of a timer but those that are late: after a beat that was too long, one comes at
/// once.
@MainActor
private func playOnTime(
  every interval: Duration = .seconds(1),
  on clock: any Clock<Duration>,
  _ playBeat: @MainActor () async throws -> Void
) async rethrows {
  let passed = clock.stopwatch()
  for await _ in clock.timer(interval: interval) {
    let now = passed()
    guard now == interval * Int((now / interval).rounded()) else { continue }
    try await playBeat()
  }
}

private struct MistakenMetronome: Sendable, CustomTestStringConvertible {
  let mistake: String
  let play: Play

  var testDescription: String { mistake }

  init(_ mistake: String, play: @escaping Play) {
    self.mistake = mistake
    self.play = play
  }

  /// Plays at these times, as far as the beats before them leave it time.
  init(_ mistake: String, at times: [Duration]) {
    self.init(mistake) { clock, playBeat in
      let passed = clock.stopwatch()
      for time in times {
        try await clock.sleep(for: time - passed())
        await playBeat()
      }
      try await Task.never()
    }
  }

  static let beatsOffTheSeconds = [
    Self("never plays a beat", at: []),
    Self("plays at 0, 1, 2 … seconds") { clock, playBeat in
      await playBeat()
      await playOnTime(on: clock, playBeat)
    },
    Self("is half a second late each time") { clock, playBeat in
      try await clock.sleep(for: .milliseconds(500))
      await playOnTime(on: clock, playBeat)
    },
    Self("is 437 microseconds late each time") { clock, playBeat in
      try await clock.sleep(for: .microseconds(437))
      await playOnTime(on: clock, playBeat)
    },
    Self("is 3 microseconds late each time") { clock, playBeat in
      try await clock.sleep(for: .microseconds(3))
      await playOnTime(on: clock, playBeat)
    },
    Self("is 3 microseconds late, then 6, then 9 …") { clock, playBeat in
      await playOnTime(every: .microseconds(1_000_003), on: clock, playBeat)
    },
    Self("is half a second late at five seconds alone") { clock, playBeat in
      let passed = clock.stopwatch()
      try await playOnTime(on: clock) {
        if passed() == .seconds(5) { try await clock.sleep(for: .milliseconds(500)) }
        await playBeat()
      }
    },
    Self("is 437 microseconds early each time") { clock, playBeat in
      let passed = clock.stopwatch()
      while true {
        let next = (passed() + .microseconds(437)).components.seconds + 1
        try await clock.sleep(for: .seconds(next) - .microseconds(437) - passed())
        await playBeat()
      }
    },
    Self("beats every two seconds") { clock, playBeat in
      await playOnTime(every: .seconds(2), on: clock, playBeat)
    },
    Self("beats twice a second") { clock, playBeat in
      await playOnTime(every: .milliseconds(500), on: clock, playBeat)
    },
    Self("plays the beat at five seconds twice") { clock, playBeat in
      let passed = clock.stopwatch()
      await playOnTime(on: clock) {
        let isFifth = passed() == .seconds(5)
        await playBeat()
        if isFifth { await playBeat() }
      }
    },
  ]

  static let isPutOff = [
    Self("sleeps for a second after each beat") { clock, playBeat in
      while true {
        try await clock.sleep(for: .seconds(1))
        await playBeat()
      }
    },
    Self("takes it that each beat is as long as the first one") { clock, playBeat in
      try await clock.sleep(for: .seconds(1))
      let passed = clock.stopwatch()
      await playBeat()
      let pause = max(.zero, .seconds(1) - passed())
      while true {
        try await clock.sleep(for: pause)
        await playBeat()
      }
    },
    Self("waits a whole second after a beat that was shorter than one") { clock, playBeat in
      let passed = clock.stopwatch()
      var isLong = false
      while true {
        let rest = .seconds(passed().components.seconds + 1) - passed()
        try await clock.sleep(for: isLong ? rest : .seconds(1))
        let start = passed()
        await playBeat()
        isLong = passed() - start >= .seconds(1)
      }
    },
    Self("waits a whole second after a beat that was longer than one") { clock, playBeat in
      var length = Duration.zero
      while true {
        try await clock.sleep(for: length < .seconds(1) ? .seconds(1) - length : .seconds(1))
        let passed = clock.stopwatch()
        await playBeat()
        length = passed()
      }
    },
  ]

  static let leavesNoneOut = [
    Self("plays two beats at once when one takes longer than a second") { clock, playBeat in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for await _ in clock.timer(interval: .seconds(1)) {
          group.addTask { await playBeat() }
        }
        try await group.waitForAll()
      }
    },
    Self("plays at once when a long beat has ended") { clock, playBeat in
      for await _ in clock.timer(interval: .seconds(1)) { await playBeat() }
    },
    Self("makes up for the seconds that a long beat took, all at once") { clock, playBeat in
      let passed = clock.stopwatch()
      var second = 0
      while true {
        second += 1
        try await clock.sleep(for: .seconds(second) - passed())
        await playBeat()
      }
    },
    Self("makes up for a long beat with two beats at once at the next second") { clock, playBeat in
      let passed = clock.stopwatch()
      var beats = 1
      await playOnTime(on: clock) {
        let start = passed()
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...beats { group.addTask { await playBeat() } }
        }
        beats = passed() - start > .seconds(1) ? 2 : 1
      }
    },
    Self("leaves out one second too many after a long beat") { clock, playBeat in
      let passed = clock.stopwatch()
      var second = 1
      while true {
        try await clock.sleep(for: .seconds(second) - passed())
        let isOnTime = passed() == .seconds(second)
        await playBeat()
        let next = Int(passed().components.seconds) + 1
        second = isOnTime && next > second + 1 ? next + 1 : next
      }
    },
  ]

  static let endsAtAnotherTime = [
    Self("plays once") { clock, playBeat in
      try await clock.sleep(for: .seconds(1))
      await playBeat()
    },
    Self("stops after nine seconds") { clock, playBeat in
      let passed = clock.stopwatch()
      await playOnTime(on: clock) {
        if passed() > .seconds(9) { return }
        await playBeat()
      }
    },
    Self("plays on when its task is cancelled") { clock, playBeat in
      Task {
        await playOnTime(on: clock, playBeat)
      }
      try await Task.never()
    },
    Self("plays one more beat when its task is cancelled") { clock, playBeat in
      await playOnTime(on: clock, playBeat)
      await playBeat()
    },
    Self("plays the next beat in time, although its task is cancelled") { clock, playBeat in
      let passed = clock.stopwatch()
      var isLast = false
      while !isLast {
        isLast = Task.isCancelled
        let left = .seconds(passed().components.seconds + 1) - passed()
        await Task { try? await clock.sleep(for: left) }.value
        await playBeat()
      }
    },
  ]

  static let waitsOnAnotherClock = [
    Self("sleeps on the system's clock") { _, playBeat in
      for await _ in ContinuousClock().timer(interval: .seconds(1)) { await playBeat() }
    },
    Self("begins on its clock, and then does not wait") { clock, playBeat in
      try await clock.sleep(for: .seconds(1))
      for await _ in ImmediateClock().timer(interval: .seconds(1)) { await playBeat() }
    },
  ]
}

extension Clock {
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
