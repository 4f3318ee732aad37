// Write: what was done about it, in two lines. For now, it waits on a clock that it asks for: you
// choose the clock where you make the model.

import Dependencies
import Observation

@MainActor @Observable
final class LiveByDefaultVoiceMemos: VoiceMemosModel {
  private(set) var isReady = false
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func task() async throws {
    try await clock.sleep(for: .seconds(1))
    isReady = true
  }
}
