import Foundation
import OperatingSystem
import Synchronization

/// What still has to be ended when this process ends: no sound outlives it, and no file that was
/// only there to be played.
final class AtExit: Sendable {
  static let shared: AtExit = {
    atexit { AtExit.shared.endAll() }
    return AtExit()
  }()

  private let ends = Mutex<[UUID: @Sendable () -> Void]>([:])

  func add(_ end: @escaping @Sendable () -> Void) -> UUID {
    let id = UUID()
    ends.withLock { $0[id] = end }
    return id
  }

  func remove(_ id: UUID) { ends.withLock { _ = $0.removeValue(forKey: id) } }

  private func endAll() {
    for end in ends.withLock({ Array($0.values) }) { end() }
  }
}
