import ConcurrencyExtras
import Dependencies
import TestProbes
import Testing

@testable import VoiceMemosExercises

@MainActor
@Suite struct ThreeValues {
  // Demand 1
  @Test func `in the app, the device is asked what it is asked now`() async {
    await tryEveryOrder(upTo: 4, of: [0, 1], in: .live)
  }

  // Demand 2
  @Test func `a preview has a voice, and leaves the device alone`() {
    let device = DeviceMicrophone()
    DeviceMicrophone.$current.withValue(device) {
      // Two side by side: the library makes one value for both.
      let dictaphones = (1...2).map { _ in makeInContext(.preview) { Dictaphone() } }
      for recording in [1, 2, 2].map({ dictaphones.prefix($0) }) {
        let messages = IssueLog.messages {
          for each in recording { each.recordButtonTapped() }
          let views = [
            TestView { dictaphones[0].levels }, TestView { dictaphones[0].isRecording },
          ]
          for _ in 1...3_600 { for each in recording { each.frameDrawn() } }
          #expect(dictaphones[0].isRecording, "In a preview, the record button has to work.")
          dictaphones[0].stopButtonTapped()
          #expect(!dictaphones[0].isRecording, "In a preview, the stop button has to work.")
          #expect(
            views.map(\.isTold) == [true, true],
            "A level is drawn, the recording ends, and the screen is not notified of both."
          )
          for _ in 1...60 { dictaphones[1].frameDrawn() }
          dictaphones[1].stopButtonTapped()
        }
        #expect(Set(messages) == [], "In a preview, a tap or a frame fails as it does in a test.")
        #expect(Set(device.calls) == [], "In a preview, the device was used. It was asked to:")
        for levels in recording.map(\.levels) {
          let flat = levels.indices.dropLast(59).first { start in
            levels[start..<(start + 60)].allSatisfy { $0 == levels[start] }
          }
          #expect(
            flat == nil,
            "In a preview, 60 frames are at one level. Dictaphones: \(recording.count). First frame:"
          )
          #expect(
            levels.first { !(0...1).contains($0) } == nil,
            "In a preview, a level is not from 0 to 1. The dictaphone draws:"
          )
        }
      }
    }
  }

  // Demand 3
  @Test func `a test that overrides nothing fails at each endpoint, which it names`() async {
    await tryEveryOrder(upTo: 5, in: .test)
  }

  // Demand 4
  @Test(arguments: contexts)
  func `the levels that you pass are drawn, and nothing else is overridden`(
    in context: DependencyContext
  ) async {
    await tryEveryOrder(upTo: 4, of: [0, 1], in: context, isPassed: true)
  }

  private func tryEveryOrder(
    upTo length: Int,
    of numbers: [Int] = [0],
    in context: DependencyContext,
    isPassed: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let steps = numbers.flatMap { [Step.record($0), .frame($0), .stop($0)] }
    await DeviceMicrophone.$current.withValue(.ofTheApp) {
      await inContext(context) {
        // The second dictaphone is as the first one: each order begins with the first.
        let next = { (before: [Step]) in before.isEmpty ? Array(steps.prefix(3)) : steps }
        await everyOrder(upTo: length, of: next, sourceLocation: sourceLocation) {
          fault(after: $0, in: context, isPassed: isPassed)
        }
        let long = [.record(0)] + [Step](repeating: .frame(0), count: 3_660)
        if let fault = fault(after: long, in: context, isPassed: isPassed) {
          Issue.record("A minute and a second are drawn: \(fault)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  /// What is not as these steps make it, where two dictaphones hear the device or what is passed.
  private func fault(
    after steps: [Step],
    in context: DependencyContext,
    isPassed: Bool
  ) -> String? {
    let device = DeviceMicrophone.ofTheApp
    let callsBefore = device.calls.count
    let voices = isPassed ? [Voice(), Voice()] : [.ofTheApp, .ofTheApp]
    var dictaphones: [Dictaphone] = []
    let messages = IssueLog.messages {
      dictaphones = voices.map { isPassed ? .hearing($0.level) : Dictaphone() }
    }
    guard messages.isEmpty else { return "Making a dictaphone fails the test: \(messages)" }
    var isRecording = [false, false]
    var levels: [[Double]] = [[], []]
    var (asked, frames) = ([String](), [0, 0])
    for step in steps {
      let number = step.number
      let messages = IssueLog.messages { step.happens(to: dictaphones[number]) }
      var endpoint: String?
      switch step {
      case .record:
        endpoint = "open"
        isRecording[number] = true
        levels[number] = []
      case .frame where isRecording[number]:
        endpoint = isPassed ? nil : "level"
        levels[number].append(voices[number].said.value.last ?? .nan)
        frames[number] += 1
      case .stop where isRecording[number]:
        endpoint = "close"
        isRecording[number] = false
      case .frame, .stop: break
      }
      asked += [endpoint].compactMap(\.self)
      let named = Set(messages.map { $0.words.intersection(["open", "level", "close"]) })
      let due = context == .test ? endpoint : nil
      if named != Set([due].compactMap { $0.map { [$0] } }) {
        let failed = messages.map(\.firstLine).joined(separator: " · ")
        return "Then \(due.map { "'\($0)'" } ?? "nothing") should fail, "
          + (failed.isEmpty ? "and nothing does." : "but this does: \(failed)")
      }
    }
    let (calls, due) = (Array(device.calls.dropFirst(callsBefore)), context == .live ? asked : [])
    if calls != due { return "The device was asked to \(calls). It should be asked to \(due)." }
    for (number, dictaphone) in dictaphones.enumerated() {
      let name = "\(Step.names[number]) dictaphone"
      let (frames, said) = (frames[number], voices[number].said.count)
      if isPassed, said != frames {
        return "Frames of \(name): \(frames). Calls of the level that was passed to it: \(said)."
      }
      if dictaphone.isRecording != isRecording[number] {
        return "\(name) \(isRecording[number] ? "does not record" : "records")."
      }
      let (heard, drawn) = (levels[number], dictaphone.levels)
      if isPassed || context == .live, drawn != heard {
        return "\(name) heard \(heard.suffix(4)) at last, of \(heard.count) levels in all."
          + " It shows \(drawn.suffix(4)), of \(drawn.count)."
      }
    }
    return nil
  }
}

extension String {
  fileprivate var words: Set<String> { Set(split { !$0.isLetter }.map(String.init)) }
}

extension DeviceMicrophone {
  /// One for all tests: a live value may be made once, and keep the microphone it was made with.
  fileprivate static let ofTheApp = DeviceMicrophone(hear: Voice.ofTheApp.level)
}

/// Each level comes twice, each third is silence; where you pass them, some are not from 0 to 1.
private struct Voice: Sendable {
  static let ofTheApp = Voice(levels: [0.9, 0.4])
  var levels = [1.5, -0.4]
  let said = LockIsolated<[Double]>([])

  @Sendable func level() -> Double {
    said.withValue {
      let number = $0.count / 2
      $0.append(number % 3 == 0 ? 0 : levels[(number + 1) % 2] / Double(number))
      return $0[$0.count - 1]
    }
  }
}

private enum Step: CustomStringConvertible {
  case record(Int)
  case frame(Int)
  case stop(Int)

  var number: Int {
    switch self {
    case .record(let number), .frame(let number), .stop(let number): number
    }
  }

  @MainActor
  func happens(to dictaphone: Dictaphone) {
    switch self {
    case .record: dictaphone.recordButtonTapped()
    case .frame: dictaphone.frameDrawn()
    case .stop: dictaphone.stopButtonTapped()
    }
  }

  static let names = ["the first", "the second"]

  var description: String {
    let name = Self.names[number]
    return switch self {
    case .record: "you tap “record” on \(name) dictaphone"
    case .frame: "\(name) dictaphone draws a frame"
    case .stop: "you tap “stop” on \(name) dictaphone"
    }
  }
}
