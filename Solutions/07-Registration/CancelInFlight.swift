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
  @ObservationIgnored private var number = 0
  @ObservationIgnored @Dependency(TrainsClient.self) private var trains
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  func choose(_ station: String) {
    cancelQuestion()
    isLoading = true
    question = trains.departures(station) { [weak self, mainQueue, number] answer in
      // The client answers from any thread, so its answer goes to the queue.
      mainQueue.schedule {
        MainActor.assumeIsolated {
          guard number == self?.number else { return }
          self?.show(answer)
        }
      }
    }
  }

  /// The person leaves the screen.
  func close() {
    cancelQuestion()
    isLoading = false
  }

  private func cancelQuestion() {
    // First, because a client may call back while its question is cancelled.
    number += 1
    question?.cancel()
    question = nil
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
