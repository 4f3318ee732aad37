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
    _ model: Visits,
    titled title: String = "visits",
    run: @escaping @MainActor (Visits) async -> Void
  ) -> Scene {
    Scene(title, model, hint: "+ visit") { model, moment in
      ZStack {
        if model.isOver { Falling(time: moment.sinceChange) }
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
    } run: { model in
      await run(model)
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
  static var quick: PerformanceClock {
    let now = LockedDuration()
    return PerformanceClock(now: { now.value }, work: { .zero }, pause: { now.pass($0) })
  }
}

private final class LockedDuration: Sendable {
  private let duration = Mutex(Duration.zero)
  var value: Duration { duration.withLock { $0 } }
  func pass(_ more: Duration) { duration.withLock { $0 += more } }
}
