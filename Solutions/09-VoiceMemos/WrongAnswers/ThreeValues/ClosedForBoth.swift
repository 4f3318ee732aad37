// Tempting: an invented microphone is open or closed. The first of two that stops closes it for both.

import Dependencies
import Observation

/// What a dictaphone asks of a microphone.
struct MicrophoneClient: Sendable {
  var open: @Sendable () -> Void
  var level: @Sendable () -> Double
  var close: @Sendable () -> Void
}

extension MicrophoneClient: DependencyKey {
  static var liveValue: MicrophoneClient {
    MicrophoneClient(
      open: { DeviceMicrophone.shared.open() },
      level: { DeviceMicrophone.shared.level() },
      close: { DeviceMicrophone.shared.close() }
    )
  }

  static var previewValue: MicrophoneClient {
    let isOpen = LockIsolated(false)
    return MicrophoneClient(
      open: { isOpen.setValue(true) },
      level: { isOpen.value ? Double.random(in: 0...1) : 0 },
      close: { isOpen.setValue(false) }
    )
  }

  static var testValue: MicrophoneClient {
    MicrophoneClient(
      open: unimplemented("MicrophoneClient.open"),
      level: unimplemented("MicrophoneClient.level", placeholder: 0),
      close: unimplemented("MicrophoneClient.close")
    )
  }
}

extension DependencyValues {
  var microphone: MicrophoneClient {
    get { self[MicrophoneClient.self] }
    set { self[MicrophoneClient.self] = newValue }
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
