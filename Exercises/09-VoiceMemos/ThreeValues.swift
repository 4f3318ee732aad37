import Dependencies
import Observation

// TODO: Write a client: a struct with a closure for each thing that the dictaphone asks for.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// Draws how loud you speak.
@MainActor @Observable
final class Dictaphone {
  private(set) var levels: [Double] = []
  private(set) var isRecording = false
  // TODO: Ask for your client here, and use it in place of the device's microphone.

  func recordButtonTapped() {
    DeviceMicrophone.shared.open()
    levels = []
    isRecording = true
  }

  /// The screen calls it for each frame that it draws.
  func frameDrawn() {
    guard isRecording else { return }
    levels.append(DeviceMicrophone.shared.level())
  }

  func stopButtonTapped() {
    guard isRecording else { return }
    DeviceMicrophone.shared.close()
    isRecording = false
  }
}

extension Dictaphone {
  /// A dictaphone that is as loud as you say.
  static func hearing(_ level: @escaping @Sendable () -> Double) -> Dictaphone {
    // TODO: Override the level, and nothing else.
    Dictaphone()
  }
}
