/// What is wrong with a WAV file, as the middle of a sentence says it.
enum WaveFault: Error, Equatable {
  case tooLarge(limit: Int)
  case empty
  case notWave
  /// It ends, or its sound begins, before it has said what the sound is made of.
  case noFormat
  case packed(format: Int)
  case impossible(channels: Int, rate: Int, bits: Int)
  case noSound

  func sentence(_ name: String) -> String {
    "\(name) cannot be played: \(cause)."
  }

  private var cause: String {
    switch self {
    case .tooLarge(let limit): "it has more than \(limit >> 20) MB. Cut it into shorter ones"
    case .empty: "it is empty. Record it again"
    case .notWave: "it is no WAV file. Choose another file, or save this one as WAV"
    case .noFormat: "it does not say what its sound is made of. Record it again"
    case .packed(let format): "its sound is packed (format \(format)). Save it as plain PCM"
    case .impossible(let channels, let rate, let bits):
      """
      it says that its sound has \(channels) channels and \(rate) samples a second of \(bits) bits. \
      Record it again
      """
    case .noSound: "there is no sound in it. Record it again"
    }
  }
}
