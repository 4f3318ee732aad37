// Right as well: an object in place of a number.

import Dependencies
import Observation
import RegistrationService
import Schedulers

/// Knows when the next trains leave. It answers from any thread, and you can take a question back.
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

/// It has no content: an answer belongs to the newest one, or to none.
private final class Asked: Sendable {}

/// The departures from the station that you chose last.
@MainActor @Observable
final class DepartureBoard {
  private(set) var departures: [String] = []
  private(set) var problem: String?
  private(set) var isLoading = false
  @ObservationIgnored private var question: ServiceCall?
  @ObservationIgnored private var asked = Asked()
  @ObservationIgnored @Dependency(TrainsClient.self) private var trains
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  func choose(_ station: String) {
    close()
    isLoading = true
    question = trains.departures(station) { [weak self, mainQueue, asked] answer in
      mainQueue.schedule {
        MainActor.assumeIsolated {
          guard asked === self?.asked else { return }
          self?.show(answer)
        }
      }
    }
  }

  /// The person leaves the screen.
  func close() {
    asked = Asked()
    question?.cancel()
    question = nil
    isLoading = false
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
