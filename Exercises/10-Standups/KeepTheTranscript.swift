import Dependencies
import Observation

/// Listens, and hands out all that it has understood so far, again and again, until you cancel it
/// or it fails. When you begin anew, it knows nothing of what it understood before.
typealias Listen = @Sendable () -> AsyncThrowingStream<String, any Error>

/// The recogniser of the system, of which there is one. It stays as it is: your live value asks it.
struct SystemRecogniser: Sendable {
  static let shared = SystemRecogniser()
  /// The tests speak into it. Without them, it is silent here.
  @TaskLocal static var microphone: Listen = { .never }

  private init() {}

  func listen() -> AsyncThrowingStream<String, any Error> { Self.microphone() }
}

// TODO: Write a client for what an interview needs of a recogniser.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// An interview, and what was said in it.
@MainActor @Observable
final class Interview {
  private(set) var transcript = ""
  private(set) var problem: String?

  /// Runs when the screen appears and when you tap "Try again", and is cancelled with the screen.
  func task() async {
    transcript = ""
    problem = nil
    do {
      // TODO: Ask your client, and keep what was understood before.
      for try await words in SystemRecogniser.shared.listen() { transcript = words }
    } catch {
      transcript = "Recognition failed."
    }
  }
}

extension Interview {
  /// An interview with another recogniser than the system's.
  static func hearing(_ listen: @escaping Listen) -> Interview {
    // TODO: Override your client.
    Interview()
  }
}
