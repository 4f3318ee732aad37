import Dependencies
import Testing

@testable import VoiceMemosExercises

@MainActor
@Suite struct ThreeValues {
  /// Takes the place of the device, to look at your live value. No vendor lets you do that: at work
  /// you try the live value in the app.
  let device = DeviceMicrophone(hear: { 0.4 })

  @Test func `in the app it asks the device as before`() {
    DeviceMicrophone.$current.withValue(device) {
      let dictaphone = withDependencies {
        $0.context = .live
      } operation: {
        Dictaphone()
      }
      record(2, with: dictaphone)
      #expect(dictaphone.levels == [0.4, 0.4])
      #expect(device.calls == ["open", "level", "level", "close"])
    }
  }

  @Test func `in a preview it draws an invented voice, without the device`() {
    DeviceMicrophone.$current.withValue(device) {
      let dictaphone = withDependencies {
        $0.context = .preview
      } operation: {
        Dictaphone()
      }
      record(100, with: dictaphone)
      #expect(Set(dictaphone.levels).count > 1, "A voice moves, and this one does not.")
      #expect(dictaphone.levels.allSatisfy { (0...1).contains($0) }, "A level is not in 0 to 1.")
      #expect(device.calls == [], "A preview uses the device.")
    }
  }

  @Test func `in a test each endpoint fails by its name, without the device`() {
    DeviceMicrophone.$current.withValue(device) {
      let dictaphone = Dictaphone()
      expectFailure(of: "open") { dictaphone.recordButtonTapped() }
      expectFailure(of: "level") { dictaphone.frameDrawn() }
      expectFailure(of: "close") { dictaphone.stopButtonTapped() }
      #expect(device.calls == [], "A test uses the device.")
    }
  }

  @Test func `hearing overrides the level and nothing else`() {
    let loudness = LockIsolated(0.7)
    let dictaphone = Dictaphone.hearing { loudness.value }
    expectFailure(of: "open") { dictaphone.recordButtonTapped() }
    dictaphone.frameDrawn()
    loudness.setValue(0.2)
    dictaphone.frameDrawn()
    #expect(dictaphone.levels == [0.7, 0.2], "It does not draw the levels that you pass.")
    expectFailure(of: "close") { dictaphone.stopButtonTapped() }
  }

  private func record(_ frames: Int, with dictaphone: Dictaphone) {
    dictaphone.recordButtonTapped()
    for _ in 1...frames { dictaphone.frameDrawn() }
    dictaphone.stopButtonTapped()
  }

  private func expectFailure(of endpoint: String, _ step: () -> Void) {
    withKnownIssue("No failure names '\(endpoint)': it has no test value, or is overridden.") {
      step()
    } matching: { issue in
      "\(issue)".contains(endpoint)
    }
  }
}
