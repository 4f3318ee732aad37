import Dependencies

/// Speaks with the voices of the device. It stands for the framework of a vendor, one that takes
/// minutes to build, and it is not yours to change.
public final class SpeechEngine: Sendable {
  public static var shared: SpeechEngine { current }

  /// A test can put another one in its place, which is more than a vendor lets you do.
  @TaskLocal static var current = SpeechEngine(voices: ["Alva", "Bo"])

  private let names: @Sendable () -> [String]
  private let problem: @Sendable (_ sentence: String) -> (any Error)?
  private let log = LockIsolated<[Call]>([])

  init(
    voices: @escaping @autoclosure @Sendable () -> [String],
    problem: @escaping @Sendable (_ sentence: String) -> (any Error)? = { _ in nil }
  ) {
    names = voices
    self.problem = problem
  }

  /// What was asked of it, and in which module the line is that asked.
  struct Call: Equatable, Sendable {
    let words: String
    let module: String
  }

  var calls: [Call] { log.value }

  /// The names of its voices.
  public func voices(fileID: StaticString = #fileID) -> [String] {
    note("voices", fileID)
    return names()
  }

  /// Says a sentence, or throws if it cannot.
  public func speak(
    _ sentence: String,
    voice: String,
    fileID: StaticString = #fileID
  ) throws {
    note("\(voice): \(sentence)", fileID)
    if let problem = problem(sentence) { throw problem }
  }

  private func note(_ words: String, _ fileID: StaticString) {
    let call = Call(words: words, module: String("\(fileID)".prefix { $0 != "/" }))
    log.withValue { $0.append(call) }
  }
}
