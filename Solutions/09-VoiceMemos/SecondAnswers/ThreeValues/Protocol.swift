// Right as well: a protocol with three conformances, and a fourth one that overrides the level.

import Dependencies
import Observation

/// What a dictaphone asks of a microphone.
protocol Microphone: Sendable {
  func open()
  func level() -> Double
  func close()
}

private struct LiveMicrophone: Microphone {
  func open() { DeviceMicrophone.shared.open() }
  func level() -> Double { DeviceMicrophone.shared.level() }
  func close() { DeviceMicrophone.shared.close() }
}

private struct InventedMicrophone: Microphone {
  func open() {}
  func level() -> Double { .random(in: 0...1) }
  func close() {}
}

private struct UnexpectedMicrophone: Microphone {
  func open() { reportIssue("The test did not expect 'open'.") }
  func level() -> Double {
    reportIssue("The test did not expect 'level'.")
    return 0
  }
  func close() { reportIssue("The test did not expect 'close'.") }
}

private struct OverriddenMicrophone: Microphone {
  let base: any Microphone
  let overriddenLevel: @Sendable () -> Double

  func open() { base.open() }
  func level() -> Double { overriddenLevel() }
  func close() { base.close() }
}

private enum MicrophoneKey: DependencyKey {
  static var liveValue: any Microphone { LiveMicrophone() }
  static var previewValue: any Microphone { InventedMicrophone() }
  static var testValue: any Microphone { UnexpectedMicrophone() }
}

extension DependencyValues {
  var microphone: any Microphone {
    get { self[MicrophoneKey.self] }
    set { self[MicrophoneKey.self] = newValue }
  }
}

/// Draws how loud you speak.
@MainActor @Observable
final class Dictaphone {
  private(set) var levels: [Double] = []
  private(set) var isRecording = false
  @ObservationIgnored @Dependency(\.microphone) private var microphone

  func recordButtonTapped() {
    microphone.open()
    levels = []
    isRecording = true
  }

  /// The screen calls it for each frame that it draws.
  func frameDrawn() {
    guard isRecording else { return }
    levels.append(microphone.level())
  }

  func stopButtonTapped() {
    guard isRecording else { return }
    microphone.close()
    isRecording = false
  }
}

extension Dictaphone {
  /// A dictaphone that is as loud as you say.
  static func hearing(_ level: @escaping @Sendable () -> Double) -> Dictaphone {
    withDependencies {
      $0.microphone = OverriddenMicrophone(base: $0.microphone, overriddenLevel: level)
    } operation: {
      Dictaphone()
    }
  }
}
