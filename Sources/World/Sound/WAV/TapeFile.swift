import Foundation
import OperatingSystem
import OutsideWorld

/// A WAV file that grows while something is recorded.
///
/// It says how long it is after each piece, so a process that is killed leaves a file that is
/// whole.
final class TapeFile {
  private let file: FileDescriptor
  private let path: String
  private let footprint: Footprint
  private var count = 0
  private var secondsNoted = 0

  init(at url: URL, footprint: Footprint) throws(SoundError) {
    path = url.path
    self.footprint = footprint
    do throws(SystemFailure) {
      // What a person says is for no other user of the machine.
      file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC, permissions: 0o600)
      try file.writeAll(WaveHeader(samples: 0).bytes)
    } catch {
      throw SoundError(writing: path, error)
    }
    footprint.note(.filesWritten, of: path)
  }

  var duration: Duration { Tape.duration(of: count) }

  func append(_ samples: [Int16]) throws(SoundError) {
    do throws(SystemFailure) {
      try file.writeAll(samples.littleEndianBytes)
      count += samples.count
      let header = WaveHeader(samples: count).bytes
      try retryingWhenInterrupted { pwrite(file.number, header, header.count, 0) }
    } catch {
      throw SoundError(writing: path, error)
    }
    noteSeconds()
  }

  /// As a person rounds it; what was shorter than half a second is one second all the same.
  private func noteSeconds() {
    let seconds = max(1, (count + Tape.rate / 2) / Tape.rate)
    footprint.note(.secondsRecorded, seconds - secondsNoted)
    secondsNoted = seconds
  }
}

/// What stands before the sound in a WAV file.
package struct WaveHeader {
  package static let length = 44
  package let bytes: [UInt8]

  /// Whether a file begins as one that was recorded here: all is the same but the two lengths.
  static func begins(_ file: [UInt8]) -> Bool {
    let header = Self(samples: 0).bytes
    return file.count >= length
      && [0..<4, 8..<40].allSatisfy { file[$0] == header[$0] }
  }

  package init(samples: Int) {
    let size = UInt32(clamping: samples * 2)
    var bytes = Array("RIFF".utf8)
    func add(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    add(UInt32(clamping: Int(size) + 36))
    bytes += Array("WAVEfmt ".utf8)
    add(UInt32(16))
    for number in [UInt16(1), 1] { add(number) }
    for number in [UInt32(Tape.rate), UInt32(Tape.rate * 2)] { add(number) }
    for number in [UInt16(2), 16] { add(number) }
    bytes += Array("data".utf8)
    add(size)
    self.bytes = bytes
  }
}

extension Tape {
  /// The tape as a WAV file.
  package var wave: [UInt8] {
    WaveHeader(samples: samples.count).bytes + samples.littleEndianBytes
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
