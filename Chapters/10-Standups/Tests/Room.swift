import Dependencies
import Dictation
import Foundation
import OutsideWorld
import TestWorlds

/// A system of its own for one test, in which a person has decided, or sees a prompt and does not
/// answer. What is heard is the recorded meeting.
final class Room: Sendable {
  private let world = TestWorld(app: "Standups", declaring: .speechRecognition)
  private let present: @Sendable (PermissionPrompt) -> Void

  init(present: @escaping @Sendable (PermissionPrompt) -> Void = { _ in }) {
    self.present = present
  }

  var footprint: Footprint { world.footprint }

  func system(
    deciding status: PermissionStatus?,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> SystemServices {
    if let status { world.decide(status, .speechRecognition) }
    let system = world.system(clock: clock)
    system.permissions.present(
      with: PromptPresenter { [present] prompt, _ in present(prompt) }
    )
    return system
  }
}
