import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import IssueReporting
import Testing

@testable import VoiceMemosExercises

@MainActor
@Suite struct ThreeValues {
  // Demand 1
  @Test func `in the app, the device is asked what it is asked now, but for what you override`() {
    // In one test, because a live value may be made once and keep the microphone it was made with.
    let device = DeviceMicrophone.ofTheApp
    DeviceMicrophone.$current.withValue(device) {
      let dictaphone = made(in: .live)
      dictaphone.record(frames: 3)
      #expect(
        device.calls == ["open", "level", "level", "level", "close"],
        "In the app, the device is not asked to open, then for each level, and then to close."
      )
      #expect(
        dictaphone.levels == [0.125, 0.25, 0.375],
        "In the app, the device says 0.125, 0.25 and 0.375. The dictaphone draws:"
      )
      dictaphone.record(frames: 1)
      #expect(
        device.calls.suffix(3) == ["open", "level", "close"],
        "In the app, the second recording does not ask the device as the first one did."
      )
      #expect(dictaphone.levels == [0.5], "The second recording is one frame long. It draws:")

      for _ in 1...2 { dictaphone.recordButtonTapped() }
      dictaphone.stopButtonTapped()
      #expect(
        device.calls.suffix(3) == ["open", "open", "close"],
        "In the app, the record button was tapped twice. The device does not hear both taps."
      )

      // Demand 4
      let before = device.calls.count
      expectTwoLevels(in: .live)
      #expect(
        device.calls.dropFirst(before) == ["open", "open", "close", "close"],
        "In the app, Dictaphone.hearing(_:) overrides the level alone. The device was asked to:"
      )
    }
  }

  // Demand 2
  @Test func `a preview has a voice, and leaves the device alone`() {
    let device = DeviceMicrophone()
    DeviceMicrophone.$current.withValue(device) {
      // Two side by side: the library makes one value for both.
      let dictaphones = [made(in: .preview), made(in: .preview)]
      for time in ["first", "second"] {
        for each in dictaphones { each.recordButtonTapped() }
        let views = [
          TestView { dictaphones[0].levels }, TestView { dictaphones[0].isRecording },
        ]
        var messages = issues {
          for _ in 1...3_600 { for each in dictaphones { each.frameDrawn() } }
        }
        #expect(dictaphones[0].isRecording, "In a preview, the record button has to work.")
        dictaphones[0].stopButtonTapped()
        #expect(!dictaphones[0].isRecording, "In a preview, the stop button has to work.")
        #expect(
          views.map(\.isTold) == [true, true],
          "A level is drawn, the recording ends, and the screen is not told of both."
        )
        messages += issues { for _ in 1...60 { dictaphones[1].frameDrawn() } }
        #expect(Set(messages) == [], "In a preview, a frame fails as it does in a test.")
        for dictaphone in dictaphones {
          for frames in [dictaphone.levels.prefix(200), dictaphone.levels.suffix(60)] {
            #expect(
              Set(frames).count > 1,
              "In a preview of two, each has a voice that moves. In the \(time) recording, \(frames.count) frames are the same."
            )
          }
          #expect(
            dictaphone.levels.first { !(0...1).contains($0) } == nil,
            "In a preview, a level is not from 0 to 1. The dictaphone draws:"
          )
        }
        dictaphones[1].stopButtonTapped()
      }
    }
    #expect(device.asked == [], "In a preview, the microphone of the device was used. It had to:")
  }

  // Demand 3
  @Test func `a test that overrides nothing fails at each endpoint, which it names`() {
    let device = DeviceMicrophone()
    DeviceMicrophone.$current.withValue(device) {
      let dictaphone = made(in: .test)
      for time in ["first", "second"] {
        expectFailure(of: "open", "the \(time) time") { dictaphone.recordButtonTapped() }
        expectFailure(of: "level", "the \(time) time") { dictaphone.frameDrawn() }
        expectFailure(of: "level", "the \(time) time, in the next frame") {
          dictaphone.frameDrawn()
        }
        expectFailure(of: "close", "the \(time) time") { dictaphone.stopButtonTapped() }
      }
    }
    #expect(device.asked == [], "In a test, the microphone of the device was used. It had to:")
  }

  // Demand 4
  @Test func `a test that overrides the level fails at the others`() {
    let device = DeviceMicrophone()
    DeviceMicrophone.$current.withValue(device) {
      let quiet = hearing(in: .test) { 0.0625 }
      let loud = hearing(in: .test) { 0.75 }
      for dictaphone in [quiet, loud] {
        expectFailure(of: "open", "with the level overridden") { dictaphone.recordButtonTapped() }
      }
      let messages = issues { for _ in 1...2 { for each in [quiet, loud] { each.frameDrawn() } } }
      #expect(messages == [], "The level is overridden, and the test fails for it.")
      #expect(
        quiet.levels == [0.0625, 0.0625] && loud.levels == [0.75, 0.75],
        "Two dictaphones hear two levels, and one of them does not draw what you passed for it."
      )
      for dictaphone in [loud, quiet] {
        expectFailure(of: "close", "with the level overridden") { dictaphone.stopButtonTapped() }
      }
    }
    #expect(device.asked == [], "In a test, the microphone of the device was used. It had to:")
  }

  // In an app, that is a part of the first test: no other one may make the live value before it.
  @Test(arguments: [DependencyContext.preview, .test])
  func `elsewhere than in the app, the levels are overridden as well`(context: DependencyContext) {
    // A test fails for the other two endpoints, as another test here says.
    _ = issues { expectTwoLevels(in: context) }
  }

  /// Two dictaphones that listen at once, each to what is passed to it: a voice that moves.
  private func expectTwoLevels(in context: DependencyContext) {
    let steps = [LockIsolated(0.125), LockIsolated(1.0)]
    let dictaphones = steps.map { step in
      hearing(in: context) {
        step.withValue {
          $0 -= 0.0625
          return $0
        }
      }
    }
    inContext(context) {
      for dictaphone in dictaphones { dictaphone.recordButtonTapped() }
      for _ in 1...2 { for dictaphone in dictaphones { dictaphone.frameDrawn() } }
      for dictaphone in dictaphones { dictaphone.stopButtonTapped() }
    }
    #expect(
      dictaphones.map(\.levels) == [[0.0625, 0], [0.9375, 0.875]],
      "In context '\(context)', Dictaphone.hearing(_:) does not draw the levels that you passed:"
    )
  }

  // Demand 3
  @Test func `a test that uses no endpoint passes`() {
    let messages = issues {
      let dictaphones = [made(in: .test), hearing(in: .test) { 0.5 }]
      for dictaphone in dictaphones {
        dictaphone.frameDrawn()
        dictaphone.stopButtonTapped()
        #expect(!dictaphone.isRecording)
      }
    }
    #expect(messages == [], "Nothing is recorded, and the test fails.")
  }

  private func made(in context: DependencyContext) -> Dictaphone {
    withDependencies {
      $0.context = context
    } operation: {
      Dictaphone()
    }
  }

  private func hearing(
    in context: DependencyContext,
    _ level: @escaping @Sendable () -> Double
  ) -> Dictaphone {
    withDependencies {
      $0.context = context
    } operation: {
      Dictaphone.hearing(level)
    }
  }

  private func issues(_ operation: () -> Void) -> [String] {
    let issues = IssueLog()
    withIssueReporters([issues]) { operation() }
    return issues.messages
  }

  private func expectFailure(of endpoint: String, _ when: String, _ operation: () -> Void) {
    let messages = issues(operation)
    #expect(!messages.isEmpty, "In a test, '\(endpoint)' was used \(when), and nothing fails.")
    for message in messages {
      let words = Set(message.split { !$0.isLetter }.map(String.init))
      #expect(
        words.intersection(["open", "level", "close"]) == [endpoint],
        "In a test, '\(endpoint)' was used \(when). The failure does not say so, but: \(message.firstLine)"
      )
    }
  }
}

extension DeviceMicrophone {
  /// What it was asked to do, however often.
  fileprivate var asked: [String] { ["open", "level", "close"].filter(calls.contains) }

  /// Says four levels, again and again.
  fileprivate static let ofTheApp = {
    let next = LockIsolated(0)
    return DeviceMicrophone {
      next.withValue {
        $0 = $0 % 4 + 1
        return Double($0) / 8
      }
    }
  }()
}

extension Dictaphone {
  fileprivate func record(frames: Int) {
    recordButtonTapped()
    for _ in 0..<frames { frameDrawn() }
    stopButtonTapped()
  }
}
