import Dependencies
import Foundation
import Observation

/// The twelve tests on their way through a run.
@MainActor @Observable
final class TestRun {
  enum Mark: Equatable {
    case waiting, running, passed, crashed, neverRan
    case failed([TestReport.Failure])
  }

  private(set) var marks = TodosTest.all.map { _ in Mark.waiting }
  private(set) var crash: TestOutcome.Crash?
  private(set) var isComplete = false
  let stubs: Stubs
  let tracksFilter: Bool
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  init(_ stubs: Stubs, tracksFilter: Bool = false) {
    (self.stubs, self.tracksFilter) = (stubs, tracksFilter)
  }

  var failures: [TestReport.Failure] {
    marks.flatMap { mark in
      if case .failed(let failures) = mark { failures } else { [TestReport.Failure]() }
    }
  }

  /// Runs the tests, and shows what became of them one after the other, so that a room can follow.
  func run(
    inProcess run: (Stubs, Bool) async -> TestOutcome = {
      await TestProcess.run($0, tracksFilter: $1)
    }
  ) async {
    let outcome = await run(stubs, tracksFilter)
    for report in outcome.reports {
      switch report {
      case .began(let index):
        marks[index] = .running
        try? await clock.sleep(for: .milliseconds(120))
      case .ended(let index, let failures):
        marks[index] = failures.isEmpty ? .passed : .failed(failures)
      }
    }
    crash = outcome.crash
    for index in marks.indices {
      switch marks[index] {
      case .running: marks[index] = .crashed
      case .waiting: marks[index] = .neverRan
      case .passed, .failed, .crashed, .neverRan: break
      }
    }
    isComplete = true
  }
}
