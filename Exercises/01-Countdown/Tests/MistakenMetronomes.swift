import Dependencies
import Testing

struct MistakenMetronome: Sendable, CustomTestStringConvertible {
  let mistake: String
  let play: Play

  var testDescription: String { mistake }

  init(_ mistake: String, play: @escaping Play) {
    self.mistake = mistake
    self.play = play
  }

  /// What goes wrong at one beat. In ten seconds a check has five, whatever their lengths are, and
  /// one at ten.
  private static func once(_ mistake: String, play: @escaping Play) -> [Self] {
    (1...6).map { wrongBeat in
      let place = wrongBeat > 5 ? "ten seconds" : "beat \(wrongBeat)"
      return Self("\(mistake) at \(place) alone") { clock, playBeat in
        let passed = clock.stopwatch()
        var beat = 0
        try await playOnTime(on: clock) {
          beat += 1
          let isWrong = wrongBeat > 5 ? passed() == .seconds(10) : beat == wrongBeat
          if isWrong { try await play(clock, playBeat) } else { await playBeat() }
        }
      }
    }
  }

  static let beatsOffTheSeconds =
    [
      Self("plays at 0, 1, 2 … seconds") { clock, playBeat in
        await playBeat()
        await playOnTime(on: clock, playBeat)
      },
      Self("is 3 microseconds late, then 6, then 9 …") { clock, playBeat in
        await playOnTime(every: .microseconds(1_000_003), on: clock, playBeat)
      },
      Self("is 437 microseconds early each time") { clock, playBeat in
        let passed = clock.stopwatch()
        while true {
          let next = (passed() + .microseconds(437)).components.seconds + 1
          try await clock.sleep(for: .seconds(next) - .microseconds(437) - passed())
          await playBeat()
        }
      },
      Self("beats twice a second") { clock, playBeat in
        await playOnTime(every: .milliseconds(500), on: clock, playBeat)
      },
    ]
    + [("half a second", 500_000), ("437 microseconds", 437), ("3 microseconds", 3)].map { late in
      Self("is \(late.0) late each time") { clock, playBeat in
        try await clock.sleep(for: .microseconds(late.1))
        await playOnTime(on: clock, playBeat)
      }
    }
    + once("is 3 microseconds late") { clock, playBeat in
      try await clock.sleep(for: .microseconds(3))
      await playBeat()
    }
    + once("plays twice") { _, playBeat in
      await playBeat()
      await playBeat()
    }

  /// Sleeps as `rest` says: it knows how long the beats were, and what is left of the second.
  private static func resting(
    _ mistake: String,
    _ rest: @escaping @Sendable ([Duration], Duration) -> Duration
  ) -> Self {
    Self(mistake) { clock, playBeat in
      let passed = clock.stopwatch()
      var beats: [Duration] = []
      while true {
        let left = .seconds(passed().components.seconds + 1) - passed()
        try await clock.sleep(for: rest(beats, left))
        let start = passed()
        await playBeat()
        beats.append(passed() - start)
      }
    }
  }

  static let isPutOff = [
    resting("sleeps for a second after each beat") { _, _ in .seconds(1) },
    resting("assumes that each beat is as long as the first one") { beats, _ in
      max(.zero, .seconds(1) - (beats.first ?? .zero))
    },
    resting("waits a whole second after a beat that was shorter than one") { beats, left in
      (beats.last ?? .zero) < .seconds(1) ? .seconds(1) : left
    },
    resting("waits a whole second after a beat that was longer than one") { beats, _ in
      let length = beats.last ?? .zero
      return length < .seconds(1) ? .seconds(1) - length : .seconds(1)
    },
  ]

  static let leavesNoneOut =
    [
      Self("never plays a beat") { _, _ in try await Task.never() },
      Self("beats every two seconds") { clock, playBeat in
        await playOnTime(every: .seconds(2), on: clock, playBeat)
      },
      Self("plays at once when a long beat has ended") { clock, playBeat in
        for await _ in clock.timer(interval: .seconds(1)) { await playBeat() }
      },
      Self("makes up all at once for the seconds that a long beat took") { clock, playBeat in
        let passed = clock.stopwatch()
        var second = 0
        while true {
          second += 1
          try await clock.sleep(for: .seconds(second) - passed())
          await playBeat()
        }
      },
      Self("makes up for a long beat with two beats at the next second") { clock, playBeat in
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
    + once("is silent") { _, _ in }
    + ["", " and then leaves one out"].map { and in
      Self("plays two beats at once when one takes longer than a second\(and)") { clock, playBeat in
        let playing = LockIsolated(0)
        var wasBusy = false
        try await withThrowingTaskGroup(of: Void.self) { group in
          for await _ in clock.timer(interval: .seconds(1)) {
            let isBusy = playing.value > 0
            if !wasBusy {
              group.addTask {
                playing.withValue { $0 += 1 }
                await playBeat()
                playing.withValue { $0 -= 1 }
              }
            }
            wasBusy = isBusy && !and.isEmpty
          }
          try await group.waitForAll()
        }
      }
    }

  static let endsAtAnotherTime: [Self] =
    [
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
      Self("plays in a task of its own that it never cancels") { clock, playBeat in
        Task { await playOnTime(on: clock, playBeat) }
      },
      Self("plays one more beat when its task is cancelled") { clock, playBeat in
        await playOnTime(on: clock, playBeat)
        await playBeat()
      },
    ]
    + [("plays the next beat in time", true), ("plays on", false)].map { plays, endsSoon in
      Self("\(plays), although its task is cancelled") { clock, playBeat in
        let passed = clock.stopwatch()
        var isLast = false
        while !isLast {
          isLast = Task.isCancelled && (endsSoon || passed() > .seconds(60))
          let left = .seconds(passed().components.seconds + 1) - passed()
          await Task { try? await clock.sleep(for: left) }.value
          await playBeat()
        }
      }
    }

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
