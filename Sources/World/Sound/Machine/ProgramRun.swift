import Foundation
import OperatingSystem
import Synchronization

/// A program while it runs: it is listened to on a thread of its own, and killed when nobody wants it
/// any more. It has nothing to tidy up, and no sound outlives this process.
final class ProgramRun: Sendable {
  enum Outcome: Equatable {
    case ended(Program.End, lastWords: String)
    /// It was silent for too long, and was killed.
    case hung
    case notStarted(SystemFailure)
  }

  private let state = Mutex(State())

  private struct State {
    var child: ChildProcess?
    var isUnwanted = false
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - patience: How long it may say nothing.
  ///   - hear: Gets what it writes to standard output, as it comes.
  static func run(
    _ program: Program,
    patience: Duration,
    hear: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async -> Outcome {
    let run = ProgramRun()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          do throws(SystemFailure) {
            continuation.resume(returning: try run.follow(program, patience, hear))
          } catch {
            continuation.resume(returning: .notStarted(error))
          }
        }
      }
    } onCancel: {
      run.kill()
    }
  }

  /// Kills it. Its number is its own until it is buried, so nobody else is hit.
  private func kill() {
    state.withLock { state in
      state.isUnwanted = true
      state.child?.send(SIGKILL)
    }
  }

  private func follow(
    _ program: Program,
    _ patience: Duration,
    _ hear: ([UInt8]) -> Void
  ) throws(SystemFailure) -> Outcome {
    let output = try OperatingSystem.Pipe()
    let errors = try OperatingSystem.Pipe()
    let child = try program.start(output: output.writing.number, errors: errors.writing.number)
    let isUnwanted = state.withLock { state in
      state.child = child
      return state.isUnwanted
    }
    if isUnwanted { child.send(SIGKILL) }
    let exit = AtExit.shared.add { [self] in kill() }
    defer { AtExit.shared.remove(exit) }
    let sound = output.keepReading()
    let words = errors.keepReading()
    let (hasEnded, lastWords) = listen(to: sound, words, patience, hear)
    if !hasEnded { child.send(SIGKILL) }
    child.waitUntilOver()
    let end = state.withLock { state in
      state.child = nil
      return child.waitForEnd()
    }
    return hasEnded ? .ended(end, lastWords: lastWords) : .hung
  }

  /// Returns whether both have ended, and what was said on the second one.
  private func listen(
    to sound: borrowing FileDescriptor,
    _ words: borrowing FileDescriptor,
    _ patience: Duration,
    _ hear: ([UInt8]) -> Void
  ) -> (Bool, String) {
    var lastWords: [UInt8] = []
    var requests = [sound.number, words.number].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds = Int32(clamping: Int64(patience / .milliseconds(1)))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while requests.contains(where: { $0.fd >= 0 }) {
      let count = try? untilAnswered { poll(&requests, nfds_t(requests.count), milliseconds) }
      guard count != 0 else { return (false, "") }
      for index in requests.indices where requests[index].revents != 0 {
        let descriptor = requests[index].fd
        let count = (try? untilAnswered { read(descriptor, &chunk, chunk.count) }) ?? 0
        if count == 0 {
          requests[index].fd = -1
        } else if index == 0 {
          hear(Array(chunk[..<count]))
        } else if lastWords.count < 4096 {
          lastWords += chunk[..<count]
        }
      }
    }
    return (true, String(decoding: lastWords, as: UTF8.self))
  }
}

/// What still has to be ended when this process ends.
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
