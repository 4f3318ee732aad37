import Foundation
import OperatingSystem
import Synchronization

/// Run when this process exits, so that no sound and no temporary file outlives it.
final class ExitHandlers: Sendable {
  static let shared: ExitHandlers = {
    atexit { ExitHandlers.shared.runAll() }
    return ExitHandlers()
  }()

  private let handlers = Mutex<[UUID: @Sendable () -> Void]>([:])

  func add(_ handler: @escaping @Sendable () -> Void) -> UUID {
    let id = UUID()
    handlers.withLock { $0[id] = handler }
    return id
  }

  func remove(_ id: UUID) { handlers.withLock { _ = $0.removeValue(forKey: id) } }

  private func runAll() {
    for handler in handlers.withLock({ Array($0.values) }) { handler() }
  }
}
