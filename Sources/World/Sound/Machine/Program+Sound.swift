import Foundation
import OperatingSystem

extension Program {
  /// What the program records, until no task reads the stream any more.
  func capture(on clock: any Clock<Duration>) -> AsyncThrowingStream<[Int16], any Error> {
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: [Int16].self)
    let task = Task {
      let joint = SampleJoint()
      let run = await SoundRun(of: self, patience: .seconds(3), on: clock) { bytes in
        continuation.yield(joint.samples(bytes))
      }
      continuation.finish(throwing: microphoneError(run))
    }
    continuation.onTermination = { _ in task.cancel() }
    return pieces
  }

  /// Plays a tape to its end.
  func render(_ tape: Tape, on clock: any Clock<Duration>) async throws(SoundError) {
    let path = NSTemporaryDirectory() + "sound-\(UUID().uuidString).wav"
    let exit = AtExit.shared.add { unlink(path) }
    defer {
      AtExit.shared.remove(exit)
      unlink(path)
    }
    do throws(SystemFailure) {
      let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
      try file.writeAll(tape.wave)
    } catch {
      throw loudspeakerError("\(path) cannot be written, the system says “\(error.words)”")
    }
    let run = await SoundRun(
      of: Program(name, arguments + [path]),
      patience: tape.duration + .seconds(5),
      on: clock
    )
    if run.hasSucceeded || Task.isCancelled { return }
    throw loudspeakerError(reason(run))
  }

  private func microphoneError(_ run: SoundRun) -> SoundError {
    SoundError(
      """
      The microphone cannot be heard: \(reason(run)). Connect one, or set \
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

  private func reason(_ run: SoundRun) -> String {
    run.lastWords.isEmpty
      ? "\(name) has stopped and does not say why" : "\(name) says “\(run.lastWords)”"
  }
}

/// Puts the bytes of a pipe together to samples: one that is cut in two waits for its second half.
///
/// All calls come from the one thread that reads the pipe.
private final class SampleJoint: @unchecked Sendable {
  private var half: [UInt8] = []

  func samples(_ bytes: [UInt8]) -> [Int16] {
    let bytes = half + bytes
    let count = bytes.count / 2
    half = Array(bytes[(count * 2)...])
    return bytes.withUnsafeBytes { [Int16](littleEndian: $0[...], count) }
  }
}
