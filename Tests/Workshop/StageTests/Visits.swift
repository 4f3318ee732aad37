import Observation
import Synchronization

@testable import Stage

/// A model to be shown: it counts.
@MainActor @Observable
final class Visits {
  var count = 0
  var isOver = false
  var text = ""

  /// Changes that come so quickly that there is no time to look between them.
  func countToThree() {
    for _ in 1...3 { count += 1 }
    isOver = true
  }
}

extension Scene {
  static func visits(
    _ model: Visits = Visits(),
    titled title: String = "visits",
    run: @escaping @MainActor (Visits) async -> Void = { _ in }
  ) -> Scene {
    Scene(title, model, hint: "+ visit") { model, sinceChange in
      ZStack {
        if model.isOver { Falling(time: sinceChange) }
        Text("\(model.count) visits \(model.text)")
      }
    } line: { model in
      model.isOver ? "over" : "\(model.count) visits"
    } press: { model, key in
      switch key {
      case .character("+"): model.count += 1
      case .character("q") where model.text.hasSuffix("?"): model.text += "q"
      case .character("?"): model.text += "?"
      default: return .ignored
      }
      return .handled
    } run: {
      await run($0)
    }
  }
}

/// A picture that moves for four seconds.
struct Falling: View {
  static let duration = Duration.seconds(4)
  let time: Duration

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    canvas.isMoving = time < Falling.duration
    return canvas
  }
}

extension PerformanceClock {
  /// Time that passes only when a task waits for it, and then at once.
  static var quick: PerformanceClock { Day().clock }
}

/// Time that passes, and work that is done, when the test says so, or a task waits.
final class Day: Sendable {
  private let state = Mutex((now: Duration.zero, work: Duration.zero))

  var clock: PerformanceClock {
    PerformanceClock(
      now: { [self] in state.withLock(\.now) },
      work: { [self] in state.withLock(\.work) },
      pause: { [self] in pass($0) }
    )
  }

  func pass(_ time: Duration, working work: Duration = .zero) {
    state.withLock {
      $0.now += time
      $0.work += work
    }
  }
}
