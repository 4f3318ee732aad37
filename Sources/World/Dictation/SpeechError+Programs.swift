import OperatingSystem
import Programs

extension SpeechError {
  static func cannotStart(_ error: SpawnError) -> Self {
    Self(.unavailable, "\(error.path) cannot be started (\(error.reason)): \(wayOut).")
  }

  /// - Parameter words: What the program wrote about it, of which the last line is quoted.
  static func ended(
    _ program: Program,
    _ end: Program.End,
    _ when: String,
    saying words: String = ""
  ) -> Self {
    let how =
      switch end {
      case .killed(let signal): "was killed (signal \(signal))"
      case .exited(let code): "has ended with status \(code)"
      }
    let line = words.split(whereSeparator: \.isNewline).last
    let words = line.map { ", saying “\(String($0).quotable())”" } ?? ""
    return Self(.interrupted, "\(program.name) \(how) \(when)\(words): \(wayOut).")
  }

  static func stuck(_ program: Program, _ what: String, _ patience: Duration) -> Self {
    Self(.interrupted, "\(program.name) \(what) for \(patience) and was stopped: \(wayOut).")
  }

  static func nonsense(_ program: Program) -> Self {
    Self(.interrupted, "\(program.name) wrote what is no text and was stopped: \(wayOut).")
  }

  private static let wayOut =
    "repair it, or type export \(DictationSource.variable)=bundled to hear a recorded meeting"
}
