import Foundation
import OperatingSystem
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
      presenter: answer.map { .answering($0) } ?? waiting
    )
  }

  /// The system services that a framework finds in this world.
  package func system(
    answering answer: PermissionPrompt.Answer? = nil,
    environment: [String: String] = [:],
    clock: any Clock<Duration> = ContinuousClock()
  ) -> SystemServices {
    var system = SystemServices()
    system.permissions = permissions(answering: answer)
    system.descriptions = descriptions
    system.footprint = footprint
    system.notices = Notices { [weak self] in self?.note($0) }
    system.environment = environment
    system.clock = clock
    return system
  }

  /// A folder for `PATH` with these programs, which fail without a word.
  package func install(_ programs: [String]) throws -> String {
    let folder = folder.appending(path: "programs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for program in programs { symlink("/usr/bin/false", folder.appending(path: program).path) }
    return folder.path
  }

  /// The prompts that are open.
  package var prompts: [PermissionPrompt] { open.withLock { $0.map(\.prompt) } }

  /// The person answers the first prompt that is open.
  package func answer(_ answer: PermissionPrompt.Answer) {
    open.withLock { $0.removeFirst().reply }(answer)
  }
}
