enum ScoreStep: Equatable, CustomStringConvertible {
  case score, quit, saved
  case pass(Duration)

  /// Together they are a second.
  static let times = [437_301, 562_699].map { Self.pass(.microseconds($0)) }

  var description: String {
    switch self {
    case .score: "a score"
    case .quit: "the person quits"
    case .saved: "the save is over"
    case .pass(let time): "\(time) pass"
    }
  }
}

/// What the text says of a sheet after some steps.
struct ExpectedScores {
  private(set) var scores: [Int] = []
  private(set) var begun: [[Int]] = []
  private(set) var quitsOver = 0
  private var quitsUnderWay = 0
  private var isSaving = false
  private(set) var left: Duration?
  /// Whether a second has passed during a save.
  private var isDue = false
  private var last: ScoreStep?

  init(after steps: [ScoreStep]) {
    for step in steps {
      if case .pass(let time) = step { pass(time - .microseconds(1)) }
      take(step)
    }
  }

  /// Some are equal.
  var nextScore: Int { [7, 7, 8][scores.count % 3] }

  /// What may come next, until the process ends. Left open is whether a score waits for its own
  /// second where one before it waits for a save.
  var next: [ScoreStep] {
    if quitsOver > 0 { return [] }
    let isQuitting = quitsUnderWay > 0
    return (isDue && !isQuitting ? [] : [.score])
      + (quitsUnderWay < 2 ? [.quit] : [])
      + (isSaving ? [.saved] : [])
      + (left != nil || isQuitting ? ScoreStep.times.filter { $0 != last } : [])
  }

  mutating func take(_ step: ScoreStep) {
    last = step
    switch step {
    case .score:
      scores.append(nextScore)
      left = .seconds(1)
    case .pass: pass(.microseconds(1))
    case .quit:
      quitsUnderWay += 1
      goOn()
    case .saved:
      isSaving = false
      goOn()
    }
  }

  mutating func pass(_ time: Duration) {
    left? -= time
    guard let left, left <= .zero else { return }
    isDue = true
    goOn()
  }

  private mutating func goOn() {
    if isDue { left = nil }
    guard !isSaving, isDue || quitsUnderWay > 0 else { return }
    isDue = false
    if scores != begun.last ?? [] {
      begun.append(scores)
      isSaving = true
      left = nil
    } else {
      quitsOver += quitsUnderWay
      quitsUnderWay = 0
    }
  }
}
