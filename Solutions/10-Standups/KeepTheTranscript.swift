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

struct InterviewRecogniser: Sendable {
  var listen: Listen
}

extension InterviewRecogniser: DependencyKey {
  static let liveValue = InterviewRecogniser(listen: { SystemRecogniser.shared.listen() })

  static let previewValue = InterviewRecogniser(
    listen: {
      AsyncThrowingStream { continuation in
        continuation.yield("Where were you on Friday?")
        continuation.finish()
      }
    }
  )

  static let testValue = InterviewRecogniser(
    listen: unimplemented("InterviewRecogniser.listen", placeholder: .finished())
  )
}

extension DependencyValues {
  var interviewRecogniser: InterviewRecogniser {
    get { self[InterviewRecogniser.self] }
    set { self[InterviewRecogniser.self] = newValue }
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
      for try await words in recogniser.listen() {
        transcript = [before, words].filter { !$0.isEmpty }.joined(separator: " ")
      }
    } catch {
      guard !Task.isCancelled else { return }
      problem = "Recognition failed."
    }
  }
}

extension Interview {
  /// An interview with another recogniser than the system's.
  static func hearing(_ listen: @escaping Listen) -> Interview {
    withDependencies {
      $0.interviewRecogniser.listen = listen
    } operation: {
      Interview()
    }
  }
}
