// Right as well: one state in place of a call and a number.

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

/// The departures from the station that you chose last.
@MainActor @Observable
final class DepartureBoard {
  private(set) var departures: [String] = []
  private(set) var problem: String?
  private var state = State.idle
  var isLoading: Bool { if case .asking = state { true } else { false } }
  @ObservationIgnored @Dependency(TrainsClient.self) private var trains
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  private enum State {
    case idle
    case asking(Question)
  }

  @MainActor private final class Question {
    var call: ServiceCall?
  }

  func choose(_ station: String) {
    close()
    let question = Question()
    state = .asking(question)
    question.call = trains.departures(station) { [weak self, mainQueue] answer in
      mainQueue.schedule {
        MainActor.assumeIsolated {
          guard let self, case .asking(let asked) = self.state, asked === question else { return }
          self.show(answer)
        }
      }
    }
  }

  /// The person leaves the screen.
  func close() {
    guard case .asking(let question) = state else { return }
    state = .idle
    question.call?.cancel()
  }

  private func show(_ answer: Result<[String], any Error>) {
    state = .idle
    switch answer {
    case .success(let departures): (self.departures, problem) = (departures, nil)
    case .failure(let error): problem = "\(error)"
    }
  }
}
