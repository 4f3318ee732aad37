// Write: what goes wrong here, and for whom, in two lines. For now, it waits on the system's clock:
// you see the end after a real second, each time.

import Observation

@MainActor @Observable
final class UncontrolledVoiceMemos: VoiceMemosModel {
  private(set) var isReady = false

  func task() async throws {
    try await Task.sleep(for: .seconds(1))
    isReady = true
  }
}
