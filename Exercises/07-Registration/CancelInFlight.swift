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
  @ObservationIgnored @Dependency(TrainsClient.self) private var trains
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  func choose(_ station: String) {
    isLoading = true
    // TODO: Cancel the question before this one, and let its answer change nothing.
    _ = trains.departures(station) { [weak self, mainQueue] answer in
      mainQueue.schedule {
        MainActor.assumeIsolated { self?.show(answer) }
      }
    }
  }

  /// The person leaves the screen.
  func close() {
    // TODO: Cancel what is still asked.
  }

  private func show(_ answer: Result<[String], any Error>) {
    isLoading = false
    switch answer {
    case .success(let departures): (self.departures, problem) = (departures, nil)
    case .failure(let error): problem = "\(error)"
    }
  }
}
