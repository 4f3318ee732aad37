import Foundation
import OperatingSystem

/// A WAV file that was read with suspicion: it may be cut short, and it may lie about its length.
package struct WaveFile: Equatable {
  package let tape: Tape
  /// What the person should know: there is less sound than the file says.
  package let remark: String?

  static let limit = 256 << 20

  init(at url: URL) throws(SoundError) {
    let name = url.lastPathComponent.quotable()
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      bytes = try FileDescriptor.reading(url.path).readAll(limit: Self.limit)
    } catch {
      let reason = error.isMissing ? "there is no such file" : "the system says “\(error.words)”"
      let path = url.path.quotable(limit: 300)
      throw SoundError(.file, "\(name) cannot be played: \(reason). Look at \(path).")
    }
    guard let bytes else {
      throw SoundError(.file, WaveFault.tooLarge(limit: Self.limit).sentence(name))
    }
    try self.init(bytes, name: name)
  }

  package init(_ bytes: [UInt8], name: String) throws(SoundError) {
    let parts: WaveParts
    do throws(WaveFault) {
      parts = try WaveParts(bytes)
      guard parts.frames > 0 else { throw .noSound }
    } catch {
      throw SoundError(.file, error.sentence(name))
    }
    tape = Tape(parts.samples(of: bytes), rate: parts.rate)
    if parts.isCutShort {
      let said = Tape.duration(of: parts.framesSaid, rate: parts.rate)
      remark = """
        \(name) says that it has \(said.inTenths) of sound and has \(tape.duration.inTenths): what \
        is there is played.
        """
    } else {
      remark = nil
    }
  }
}
