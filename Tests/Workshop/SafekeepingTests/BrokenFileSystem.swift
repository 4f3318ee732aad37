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

  private enum Kind { case looks, reads, fills, changes }

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
  var isBroken: Bool { state.withLock { $0.steps >= step } }

  /// A process that ends before it reads leaves what one leaves that ends before the next change.
  private func counts(step kind: Kind) -> Bool {
    switch fault {
    case .stops, .kills: kind == .fills || kind == .changes
    case .stopsHalfway, .isFull: kind == .fills
    case .fails: kind != .looks
    }
  }

  /// - Returns: Whether the process is to end in the middle of this step.
  private func take(_ path: String, _ kind: Kind) throws(FileFailure) -> Bool {
    let outcome = state.withLock { state -> Result<Bool, FileFailure> in
      if state.isDead { return .failure(FileFailure(EIO, path)) }
      guard counts(step: kind) else { return .success(false) }
      state.steps += 1
      switch fault {
      case .stops where state.steps == step:
        state.isDead = true
        return .failure(FileFailure(EIO, path))
      case .kills where state.steps == step:
        kill(getpid(), SIGKILL)
        return .success(false)
      case .stopsHalfway where state.steps == step:
        state.isDead = true
        return .success(true)
      case .fails(let code) where state.steps == step: return .failure(FileFailure(code, path))
      case .isFull(let code) where state.steps >= step:
        return .failure(FileFailure(code, path))
      default: return .success(false)
      }
    }
    return try outcome.get()
  }

  private func run<Value>(
    _ path: String,
    _ kind: Kind,
    _ step: () throws(FileFailure) -> Value
  ) throws(FileFailure) -> Value {
    if try take(path, kind) { throw FileFailure(EIO, path) }
    return try step()
  }

  var files: FileSystem {
    let real = SafeFolder.files
    return FileSystem(
      look: { path throws(FileFailure) in
        try self.run(path, .looks) { () throws(FileFailure) in try real.look(path) }
      },
      content: { path throws(FileFailure) in
        try self.run(path, .reads) { () throws(FileFailure) in try real.content(path) }
      },
      names: { path throws(FileFailure) in
        try self.run(path, .reads) { () throws(FileFailure) in try real.names(path) }
      },
      checkWriting: { path throws(FileFailure) in
        try self.run(path, .reads) { () throws(FileFailure) in try real.checkWriting(path) }
      },
      makeFolder: { path throws(FileFailure) in
        try self.run(path, .fills) { () throws(FileFailure) in try real.makeFolder(path) }
      },
      make: { content, path throws(FileFailure) in
        if try self.take(path, .fills) {
          try real.make(content.half, path)
          throw FileFailure(EIO, path)
        }
        try real.make(content, path)
      },
      move: { path, new throws(FileFailure) in
        try self.run(path, .changes) { () throws(FileFailure) in try real.move(path, new) }
      },
      swap: { one, other throws(FileFailure) in
        try self.run(one, .changes) { () throws(FileFailure) in try real.swap(one, other) }
      },
      remove: { path throws(FileFailure) in
        try self.run(path, .changes) { () throws(FileFailure) in try real.remove(path) }
      },
      removeFolder: { path throws(FileFailure) in
        try self.run(path, .changes) { () throws(FileFailure) in try real.removeFolder(path) }
      },
      synchronize: { path throws(FileFailure) in
        try self.run(path, .changes) { () throws(FileFailure) in try real.synchronize(path) }
      },
      lock: { path throws(FileFailure) in try real.lock(path) }
    )
  }
}

extension Content {
  /// What a process has written of it that ends in the middle.
  fileprivate var half: Content {
    if case .file(let data, let permissions) = self {
      .file(data.prefix(data.count / 2), permissions: permissions)
    } else {
      .nothing
    }
  }
}
