// Right as well: a protocol, with an actor for each recogniser.

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

protocol Ear: Sendable { func listen() async -> AsyncThrowingStream<String, any Error> }
actor SystemEar: Ear {
  func listen() -> AsyncThrowingStream<String, any Error> { SystemRecogniser.shared.listen() }
}
actor OtherEar: Ear {
  let heard: Listen
  init(_ heard: @escaping Listen) { self.heard = heard }
  func listen() -> AsyncThrowingStream<String, any Error> { heard() }
}
enum EarKey: DependencyKey {
  static var liveValue: any Ear { SystemEar() }
  static var previewValue: any Ear {
    OtherEar {
      AsyncThrowingStream {
        $0.yield("Hm.")
        $0.yield("Hm. Well.")
        $0.finish()
      }
    }
  }
  static var testValue: any Ear { OtherEar(unimplemented("Ear.listen", placeholder: .finished())) }
}

extension DependencyValues {
  var interviewRecogniser: any Ear {
    get { self[EarKey.self] }
    set { self[EarKey.self] = newValue }
  }
}

/// An interview, and what was said in it.
@MainActor @Observable
final class Interview {
  private(set) var transcript = ""
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.interviewRecogniser) private var recogniser

  /// Runs when the screen appears and when you tap "Try again", and is cancelled with the screen.
  func task() async {
    let before = transcript
    problem = nil
    do {
      for try await words in await recogniser.listen() {
        transcript = [before, words].filter { !$0.isEmpty }.joined(separator: " ")
      }
    } catch {
      problem = "Recognition failed."
    }
  }
}

extension Interview {
  /// An interview with another recogniser than the system's.
  static func hearing(_ listen: @escaping Listen) -> Interview {
    withDependencies {
      $0.interviewRecogniser = OtherEar(listen)
    } operation: {
      Interview()
    }
  }
}
