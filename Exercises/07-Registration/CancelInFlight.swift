import Dependencies
import Observation
import RegistrationService
import Schedulers

/// Knows when the next trains leave. It answers from any thread, and you can cancel a question.
struct TrainsClient: Sendable {
  var departures:
    @Sendable (
      _ station: String, _ answer: @escaping @Sendable (Result<[String], any Error>) -> Void
    ) -> ServiceCall
}

extension TrainsClient: TestDependencyKey {
  static let testValue = TrainsClient(
    departures: unimplemented("TrainsClient.departures", placeholder: ServiceCall())
  )
}

/// The departures from the station that you chose last.
@MainActor @Observable
final class DepartureBoard {
  private(set) var departures: [String] = []
  private(set) var problem: String?
  private(set) var isLoading = false
  @ObservationIgnored private var question: ServiceCall?
  @ObservationIgnored @Dependency(TrainsClient.self) private var trains
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  func choose(_ station: String) {
    // TODO: Cancel the question before this one.
    isLoading = true
    question = trains.departures(station) { [weak self, mainQueue] answer in
      // The client answers from any thread, so its answer goes to the queue.
      mainQueue.schedule {
        // TODO: Show the answer to the last question only.
        MainActor.assumeIsolated { self?.show(answer) }
      }
    }
  }

  /// The person leaves the screen.
  func close() {
    // TODO: Cancel the question, and load no longer.
  }

  private func show(_ answer: Result<[String], any Error>) {
    question = nil
    isLoading = false
    switch answer {
    case .success(let departures): (self.departures, problem) = (departures, nil)
    case .failure(let error): problem = "\(error)"
    }
  }
}
