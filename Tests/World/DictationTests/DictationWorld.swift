import Dictation
import Foundation
import OutsideWorld
import Synchronization
import TestTools

/// A world of its own for one test, with a person who answers, or does not.
final class DictationWorld: Sendable {
  let footprint = Footprint()
  private let descriptions = UsageDescriptions()
  private let folder = quickestFolder.appending(path: "world-\(UUID())")
  private let presented = Mutex<[@Sendable (PermissionPrompt.Answer) -> Void]>([])
  private let said = Mutex<[String]>([])

  init() {
    descriptions.declare(.speechRecognition, "To write the minutes.")
    descriptions.declare(.microphone, "To hear you.")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The notices that the person has seen.
  var notices: [String] { said.withLock { $0 } }

  /// The person has made up their mind before.
  func decide(_ status: PermissionStatus, _ permissions: Permission...) {
    for permission in permissions {
      PermissionRecord(folder: folder).record(status, of: permission, for: "Minutes")
    }
  }

  /// The person answers the prompt that is open.
  func answer(_ answer: PermissionPrompt.Answer) {
    presented.withLock { $0.removeFirst() }(answer)
  }

  func system(
    _ source: DictationSource = .recorded("A recorded meeting is heard."),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> DictationSystem {
    DictationSystem(
      permissions: PermissionCenter(
        app: "Minutes",
        record: PermissionRecord(folder: folder),
        footprint: footprint,
        presenter: PromptPresenter { [weak self] _, reply in
          self?.presented.withLock { $0.append(reply) }
        }
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: Notices { [weak self] line in self?.said.withLock { $0.append(line) } },
      clock: clock,
      source: { source }
    )
  }
}
