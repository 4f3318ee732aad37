import Foundation
import OutsideWorld
import Synchronization
import TestTools

/// The outside world of one test: a folder that is gone when the test is, a record of
/// permissions in it, a person who answers prompts, and counts and notices of its own.
package final class TestWorld: Sendable {
  package let folder = quickestFolder.appending(path: "world-\(UUID())")
  package let footprint = Footprint()
  package let descriptions = UsageDescriptions()
  private let app: String
  private let said = Mutex<[String]>([])
  private let open = Mutex<[(prompt: PermissionPrompt, reply: Reply)]>([])

  private typealias Reply = @Sendable (PermissionPrompt.Answer) -> Void

  /// - Parameter permissions: What the app says the purpose of.
  package init(app: String = "App", declaring permissions: Permission...) {
    self.app = app
    for permission in permissions { descriptions.declare(permission, "For a test.") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package func makeFolder() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The notices and complaints that the person has seen.
  package var notes: [String] { said.withLock { $0 } }

  package var notices: Notices { Notices { [weak self] in self?.note($0) } }

  package var record: PermissionRecord {
    PermissionRecord(folder: folder) { [weak self] in self?.note($0) }
  }

  private func note(_ line: String) { said.withLock { $0.append(line) } }

  /// The person has made up their mind before.
  package func decide(_ status: PermissionStatus, _ permissions: Permission...) {
    for permission in permissions { record.record(status, of: permission, for: app) }
  }

  /// Asks a person who always gives this answer; without one, each prompt stays open.
  package func permissions(answering answer: PermissionPrompt.Answer? = nil) -> PermissionCenter {
    let waiting = PromptPresenter { [weak self] prompt, reply in
      self?.open.withLock { $0.append((prompt, reply)) }
    }
    return PermissionCenter(
      app: app,
      record: record,
      footprint: footprint,
      presenter: answer.map { .answering($0) } ?? waiting
    )
  }

  /// The system services that a framework finds in this world.
  package func services(answering answer: PermissionPrompt.Answer? = nil) -> SystemServices {
    SystemServices(
      permissions: permissions(answering: answer),
      descriptions: descriptions,
      footprint: footprint,
      notices: notices
    )
  }

  /// The prompts that are open.
  package var prompts: [PermissionPrompt] { open.withLock { $0.map(\.prompt) } }

  /// The person answers the first prompt that is open.
  package func answer(_ answer: PermissionPrompt.Answer) {
    open.withLock { $0.removeFirst().reply }(answer)
  }
}
