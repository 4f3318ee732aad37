import Foundation
import OperatingSystem

extension Program {
  /// What the program records, until no task reads the stream any more.
  func capture(on clock: any Clock<Duration>) -> AsyncThrowingStream<[Int16], any Error> {
    let patience = Duration.seconds(3)
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: [Int16].self)
    let task = Task {
      let joint = SampleJoint()
      let run = await SoundRun(of: self, patience: patience, on: clock) { bytes in
        continuation.yield(joint.samples(bytes))
      }
      continuation.finish(throwing: microphoneError(run, patience))
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
    if Task.isCancelled { return }
    switch run {
    case .ended(.exited(0), _): return
    case .ended(let end, let words): throw loudspeakerError(said(end, words))
    case .hung: throw loudspeakerError("\(name) does not end")
    case .notStarted(let reason): throw loudspeakerError(notStarted(reason))
    }
  }

  private func microphoneError(_ run: SoundRun, _ patience: Duration) -> SoundError {
    let reason: String
    switch run {
    case .ended(_, let words) where words.lowercased().contains("busy"):
      return SoundError(
        "The microphone is taken by another program: close that program and record again."
      )
    case .ended(.exited(0), _): reason = "\(name) has stopped by itself"
    case .ended(let end, let words): reason = said(end, words)
    case .hung: reason = "\(name) has said nothing for \(Int(patience / .seconds(1))) s"
    case .notStarted(let why): reason = notStarted(why)
    }
    return SoundError(
      """
      The microphone cannot be heard: \(reason). Connect one, or set \
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

  /// Libraries speak first, so the last line is the one that the program says itself.
  private func said(_ end: Program.End, _ words: String) -> String {
    if case .killed(let signal) = end { return "\(name) was killed (signal \(signal))" }
    let line = words.split(whereSeparator: \.isNewline).last.map { String($0).quotable() }
    return line.map { "\(name) says “\($0)”" } ?? "\(name) has failed and does not say why"
  }

  private func notStarted(_ reason: String) -> String {
    "\(name) cannot be started, the system says “\(reason)”"
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
