// Right as well: an async endpoint, by type, and the parts are kept in a list.

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

/// What an interview asks of a recogniser.
struct Ear: Sendable {
  var open: @Sendable () async -> AsyncThrowingStream<String, any Error>
}

extension Ear: DependencyKey {
  static var liveValue: Ear { Ear(open: SystemRecogniser.shared.listen) }
  static var previewValue: Ear {
    Ear {
      let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
      for words in ["So", "So you", "So you were there?"] { continuation.yield(words) }
      return stream
    }
  }
  static var testValue: Ear { Ear(open: unimplemented("Ear.open", placeholder: .never)) }
}

/// An interview, and what was said in it.
@MainActor @Observable
final class Interview {
  private var parts: [String] = []
  private(set) var problem: String?
  @ObservationIgnored @Dependency(Ear.self) private var ear

  var transcript: String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

  /// Runs when the screen appears and when you tap "Try again", and is cancelled with the screen.
  func task() async {
    parts.append("")
    problem = nil
    do {
      for try await words in await ear.open() { parts[parts.count - 1] = words }
    } catch is CancellationError {
      return
    } catch {
      problem = "Recognition failed."
    }
  }
}

extension Interview {
  /// An interview with another recogniser than the system's.
  static func hearing(_ listen: @escaping Listen) -> Interview {
    withDependencies {
      $0[Ear.self] = Ear(open: listen)
    } operation: {
      Interview()
    }
  }
}
