// Right as well: the client calls back, and returns when there is nothing more to hear.

import Dependencies
import Observation

/// Listens, and hands out all that it has understood so far, again and again, until you cancel it or
/// until it fails. When you begin anew, it knows nothing of what it understood before.
typealias Listen = @Sendable () -> AsyncThrowingStream<String, any Error>

/// The recogniser of the system, of which there is one. It stays as it is: your live value asks it.
struct SystemRecogniser: Sendable {
  static let shared = SystemRecogniser()
  /// The tests speak into it. Without them, it is silent here.
  @TaskLocal static var microphone: Listen = { .never }

  private init() {}

  func listen() -> AsyncThrowingStream<String, any Error> { Self.microphone() }
}

struct Stenography: Sendable {
  typealias Each = @MainActor @Sendable (String) -> Void

  var write: @Sendable (_ each: @escaping Each) async throws -> Void
}

extension Stenography {
  init(listening listen: @escaping Listen) {
    self.init { each in
      for try await words in listen() { await each(words) }
    }
  }
}

extension Stenography: DependencyKey {
  static let liveValue = Stenography(listening: { SystemRecogniser.shared.listen() })
  static let previewValue = Stenography { each in await each("Tell me more.") }
  static let testValue = Stenography(write: unimplemented("Stenography.write"))
}

extension DependencyValues {
  var stenography: Stenography {
    get { self[Stenography.self] }
    set { self[Stenography.self] = newValue }
  }
}

/// An interview, and what was said in it.
@MainActor @Observable
final class Interview {
  private(set) var transcript = ""
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.stenography.write) private var write

  /// Runs when the screen appears and when you tap "Try again", and is cancelled with the screen.
  func task() async {
    let before = transcript
    problem = nil
    do {
      try await write { words in self.transcript = before.isEmpty ? words : "\(before) \(words)" }
    } catch {
      if !Task.isCancelled { problem = "Recognition failed." }
    }
  }
}

extension Interview {
  /// An interview with another recogniser than the system's.
  static func hearing(_ listen: @escaping Listen) -> Interview {
    withDependencies {
      $0.stenography = Stenography(listening: listen)
    } operation: {
      Interview()
    }
  }
}
