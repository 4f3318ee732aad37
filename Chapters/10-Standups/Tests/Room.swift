import Dependencies
import Dictation
import Foundation
import OutsideWorld
import TestTools

/// A system of its own for one test, in which a person has decided, or sees a prompt and does not
/// answer. What is heard is the recorded meeting.
final class Room: Sendable {
  let footprint = Footprint()
  private let folder = quickestFolder.appending(path: "room-\(UUID())")
  private let present: @Sendable (PermissionPrompt) -> Void

  init(present: @escaping @Sendable (PermissionPrompt) -> Void = { _ in }) {
    self.present = present
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func system(
    deciding status: PermissionStatus?,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> DictationSystem {
    let record = PermissionRecord(folder: folder)
    if let status { record.record(status, of: .speechRecognition, for: "Standups") }
    let descriptions = UsageDescriptions()
    descriptions.declare(.speechRecognition, "To write down what is said in a meeting.")
    let world = Surroundings(
      permissions: PermissionCenter(
        app: "Standups",
        record: record,
        footprint: footprint,
        presenter: PromptPresenter { [present] prompt, _ in present(prompt) }
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: Notices { _ in }
    )
    return DictationSystem(world: world, clock: clock) {
      .recorded("A recorded meeting is heard.")
    }
  }
}
