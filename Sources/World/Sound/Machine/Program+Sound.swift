import Foundation
import OperatingSystem
import Synchronization

extension Program {
  /// The samples that the program records. It is stopped when no task reads the stream any more.
  func capture() -> AsyncStream<Result<[Int16], SoundError>> {
    let (pieces, continuation) = AsyncStream.makeStream(of: Result<[Int16], SoundError>.self)
    let task = Task {
      let unread = Mutex<[UInt8]>([])
      let result = await SoundProgramResult(of: self) { bytes in
        let samples = unread.withLock { unread in
          unread += bytes
          // The second half of the last sample may not have arrived yet.
          let whole = unread.prefix(unread.count / 2 * 2)
          unread.removeFirst(whole.count)
          return [Int16](littleEndian: whole)
        }
        continuation.yield(.success(samples))
      }
      continuation.yield(.failure(microphoneError(result)))
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return pieces
  }

  /// Plays a sound to its end.
  func render(_ buffer: SampleBuffer) async throws(SoundError) {
    let path = NSTemporaryDirectory() + "sound-\(UUID().uuidString).wav"
    playedFiles.withLock { _ = $0.insert(path) }
    defer {
      playedFiles.withLock { _ = $0.remove(path) }
      unlink(path)
    }
    do throws(SystemFailure) {
      let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
      try file.writeAll(buffer.wave)
    } catch {
      throw loudspeakerError("\(path) cannot be written, the system says “\(error.message)”")
    }
    let result = await SoundProgramResult(of: Program(name, arguments + [path]))
    if !result.hasSucceeded { throw loudspeakerError(reason(result)) }
  }

  private func microphoneError(_ result: SoundProgramResult) -> SoundError {
    SoundError(
      """
      The microphone cannot be heard: \(reason(result)). Connect one, or set \
      \(SoundPrograms.variable)=bundled to record a bundled tune.
      """
    )
  }

  private func loudspeakerError(_ reason: String) -> SoundError {
    SoundError(
      """
      The loudspeaker cannot be used: \(reason). Connect one, or set \
      \(SoundPrograms.variable)=bundled to play in silence.
      """
    )
  }

  private func reason(_ result: SoundProgramResult) -> String {
    let name = Path.name(of: name)
    return result.lastErrorLine.isEmpty
      ? "\(name) has stopped and does not say why" : "\(name) says “\(result.lastErrorLine)”"
  }
}

/// The temporary files of the sounds that are played. A process that exits removes them.
private let playedFiles: Mutex<Set<String>> = {
  atexit { playedFiles.withLock { for path in $0 { unlink(path) } } }
  return Mutex([])
}()
