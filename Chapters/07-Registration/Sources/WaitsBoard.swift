import Foundation
import Observation
import Synchronization

/// How many of the waiting tests failed, for each time that they waited.
@MainActor @Observable
final class WaitsBoard {
  struct Row: Identifiable {
    let id: String
    var failed: Int?
  }

  let runs: Int
  private(set) var rows: [Row]
  var question: String { "Tests of a form that waits for 0.3 s. How many of \(runs) fail?" }
  static let waits: [Int] = [300, 301, 305, 310, 350]

  init(runs: Int) {
    self.runs = runs
    rows = Self.waits.map { Row(id: "wait 0.\($0) s") } + [Row(id: "no wait")]
  }

  /// The runs of a row side by side, as a test runner starts them, on a busy machine.
  func play() async {
    let load = Load()
    defer { load.end() }
    for (index, wait) in Self.waits.enumerated() {
      let tests = (0..<runs).map { number in
        Task {
          try? await Task.sleep(for: .milliseconds(number * 7))
          return await WaitingTest.passes(waiting: .milliseconds(wait))
        }
      }
      var failed = 0
      for test in tests where await !test.value { failed += 1 }
      rows[index].failed = failed
      guard !Task.isCancelled else { return }
    }
    rows[rows.count - 1].failed = (0..<runs).count { _ in !WaitingTest.passesWithoutWaiting() }
  }
}

/// What else a build machine does: four threads for each core that calculate.
private final class Load: Sendable {
  private let isOver = Atomic(false)

  init() {
    for _ in 1...4 * ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {}
      }
    }
  }

  func end() { isOver.store(true, ordering: .relaxed) }
}
