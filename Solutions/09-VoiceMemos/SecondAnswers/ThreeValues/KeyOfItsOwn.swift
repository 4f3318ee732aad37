// Right as well: a key of its own with three constants, and issues that are reported by hand.

import Dependencies
import Observation

/// What a dictaphone asks of a microphone.
struct MicrophoneClient: Sendable {
  var open: @Sendable () -> Void
  var level: @Sendable () -> Double
  var close: @Sendable () -> Void
}

private enum MicrophoneKey: DependencyKey {
  static let liveValue: MicrophoneClient = {
    let device = DeviceMicrophone.shared
    return MicrophoneClient(open: device.open, level: device.level, close: device.close)
  }()

  static let previewValue = MicrophoneClient(
    open: {},
    level: { [0.1, 0.4, 0.7].randomElement() ?? 0 },
    close: {}
  )

  static let testValue = MicrophoneClient(
    open: { reportIssue("The test did not expect 'open'.") },
    level: {
      reportIssue("The test did not expect 'level'.")
      return 0
    },
    close: { reportIssue("The test did not expect 'close'.") }
  )
}

extension DependencyValues {
  var microphone: MicrophoneClient {
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
      $0.microphone.level = level
    } operation: {
      Dictaphone()
    }
  }
}
