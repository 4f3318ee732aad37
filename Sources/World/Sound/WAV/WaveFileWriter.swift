import Foundation
import OperatingSystem
import OutsideWorld

/// A WAV file that grows while something is recorded.
///
/// Its header is written again after each piece, so that a process that is killed leaves a file
/// that can be played.
final class WaveFileWriter {
  private let file: FileDescriptor
  private let path: String
  private let footprint: Footprint
  private var count = 0
  private var secondsNoted = 0

  init(at url: URL, footprint: Footprint) throws(SoundError) {
    path = url.path
    self.footprint = footprint
    do throws(SystemFailure) {
      // Other users of the machine cannot read what a person says.
      file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC, permissions: 0o600)
      try file.writeAll(SampleBuffer.header(of: 0))
    } catch {
      throw SoundError(writing: path, error)
    }
    footprint.note(.filesWritten, of: path)
  }

  var duration: Duration { SampleBuffer.duration(of: count) }

  func append(_ samples: [Int16]) throws(SoundError) {
    do throws(SystemFailure) {
      try file.writeAll(samples.littleEndianBytes)
      count += samples.count
      let header = SampleBuffer.header(of: count)
      try retryingWhenInterrupted { pwrite(file.number, header, header.count, 0) }
    } catch {
      throw SoundError(writing: path, error)
    }
    noteSeconds()
  }

  /// Rounded to whole seconds, but never less than one.
  private func noteSeconds() {
    let seconds = max(1, (count + SampleBuffer.rate / 2) / SampleBuffer.rate)
    footprint.note(.secondsRecorded, seconds - secondsNoted)
    secondsNoted = seconds
  }
}

extension SoundError {
  fileprivate init(writing path: String, _ failure: SystemFailure) {
    self.init(
      """
      \(Path.name(of: path).quotable()) could not be recorded: \(failure.advice(on: path)) What \
      was saved before is kept.
      """
    )
  }
}
