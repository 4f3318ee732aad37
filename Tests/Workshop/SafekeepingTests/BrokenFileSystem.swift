import Foundation
import Synchronization

@testable import Safekeeping

/// A file system that breaks at one of its steps.
final class BrokenFileSystem: Sendable {
  enum Fault: Sendable {
    /// The process ends before this step: nothing that comes later happens.
    case stops
    /// The process really ends before this step.
    case kills
    /// The process ends in the middle of this step, if it is one that has a middle.
    case stopsHalfway
    /// This step fails, and the next ones do not.
    case fails(Int32)
    /// From this step on, nothing more can be written.
    case isFull(Int32)
  }

  private struct State {
    var steps = 0
    var isDead = false
  }

  private let state = Mutex(State())
  private let fault: Fault
  private let step: Int

  init(_ fault: Fault, at step: Int) {
    self.fault = fault
    self.step = step
  }

  /// Whether the step at which it breaks was reached.
  var isBroken: Bool { steps >= step }
  var steps: Int { state.withLock { $0.steps } }

  var files: FileSteps {
    var files = SafeFolder.files
    files.before = { step, path throws(FileFailure) in try self.take(step, path) }
    return files
  }

  /// A process that ends before it reads leaves what one leaves that ends before the next change.
  private func counts(_ step: FileSteps.Step) -> Bool {
    switch (fault, step) {
    case (_, .look): false
    case (.stops, .read), (.stops, .list), (.stops, .checkWriting): false
    case (.kills, .read), (.kills, .list), (.kills, .checkWriting): false
    case (.stopsHalfway, _), (.isFull, _): step == .write || step == .makeFolder
    default: true
    }
  }

  private func take(_ step: FileSteps.Step, _ path: String) throws(FileFailure) {
    let code = state.withLock { state -> Int32? in
      if state.isDead { return EIO }
      guard counts(step) else { return nil }
      state.steps += 1
      switch fault {
      case .isFull(let code): return state.steps >= self.step ? code : nil
      case _ where state.steps != self.step: return nil
      case .fails(let code): return code
      case .kills:
        kill(getpid(), SIGKILL)
        return nil
      case .stops, .stopsHalfway:
        state.isDead = true
        return EIO
      }
    }
    guard let code else { return }
    if case .stopsHalfway = fault, step == .write { try? SafeFolder.files.make(.text("h"), path) }
    throw FileFailure(code, path)
  }
}
