// Right as well: no struct, and the closure is what is registered.

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

private enum ListenKey: DependencyKey {
  static let liveValue: Listen = { SystemRecogniser.shared.listen() }
  static let previewValue: Listen = {
    AsyncThrowingStream { $0.yield("Good morning.") }
  }
  static let testValue: Listen = unimplemented("listen", placeholder: .never)
}

extension DependencyValues {
  fileprivate var listen: Listen {
    get { self[ListenKey.self] }
    set { self[ListenKey.self] = newValue }
  }
}

/// An interview, and what was said in it.
@MainActor @Observable
final class Interview {
  private(set) var transcript = ""
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.listen) private var listen

  /// Runs when the screen appears and when you tap "Try again", and is cancelled with the screen.
  func task() async {
    let before = transcript.isEmpty ? "" : transcript + " "
    problem = nil
    do {
      for try await words in listen() { transcript = before + words }
    } catch {
      problem = "Recognition failed."
    }
  }
}

extension Interview {
  /// An interview with another recogniser than the system's.
  static func hearing(_ listen: @escaping Listen) -> Interview {
    withDependencies {
      $0.listen = listen
    } operation: {
      Interview()
    }
  }
}
