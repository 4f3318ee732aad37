enum BatcherStep: Equatable, CustomStringConvertible {
  case event, flush, arrives, fails
  case pass(Duration)

  /// Together they are ten seconds.
  static let times = [6_310_437, 3_689_563].map { Self.pass(.microseconds($0)) }

  var description: String {
    switch self {
    case .event: "an event"
    case .flush: "a flush"
    case .arrives: "the post arrives"
    case .fails: "the post fails"
    case .pass(let time): "\(time) pass"
    }
  }
}

/// What the text says of a batcher after some steps.
struct ExpectedPosts {
  private(set) var events: [String] = []
  private(set) var begun: [[String]] = []
  private(set) var flushesOver = 0
  private var waiting: [String] = []
  private(set) var left: Duration?
  /// After an event that came while a flush was in line, or the failure of a post that two flushes
  /// share, the text leaves open when events are posted. None may get lost.
  private(set) var isOpen = false
  private var isPosting = false
  private var flushesOfThePost = 0
  private var flushesInLine = 0
  private var last: BatcherStep?

  init(after steps: [BatcherStep]) {
    for step in steps {
      if case .pass(let time) = step { pass(time - .microseconds(1)) }
      take(step)
    }
  }

  /// Some are equal.
  var nextEvent: String { ["a", "b", "b"][events.count % 3] }

  /// What may come next.
  func next(without others: [BatcherStep] = []) -> [BatcherStep] {
    let mayFlush = (isPosting || left != nil) && flushesOfThePost < 2 && !isOpen
    let times = BatcherStep.times.filter { $0 != last }
    var steps: [BatcherStep] = mayFlush ? [.event, .flush] : [.event]
    if isPosting { steps += [.arrives, .fails] }
    if !isOpen, left != nil || isPosting && !waiting.isEmpty { steps += times }
    return steps.filter { !others.contains($0) }
  }

  mutating func take(_ step: BatcherStep) {
    last = step
    isOpen = isOpen || step == .event && flushesInLine > 0
    isOpen = isOpen || [.event, .fails].contains(step) && flushesOfThePost > 1
    switch step {
    case .event:
      events.append(nextEvent)
      waiting.append(events.last!)
      if !isPosting, left == nil { left = .seconds(10) }
    case .pass: pass(.microseconds(1))
    case .flush where isPosting: flushesInLine += 1
    case .flush: flush(1)
    case .arrives, .fails:
      if step == .fails { waiting = begun.last! + waiting }
      isPosting = false
      flushesOver += flushesOfThePost
      flushesOfThePost = 0
      if flushesInLine > 0 {
        flush(flushesInLine)
        flushesInLine = 0
      } else if !waiting.isEmpty {
        left = .seconds(10)
      }
    }
  }

  mutating func pass(_ time: Duration) {
    left? -= time
    if let left, left <= .zero { post() }
  }

  private mutating func flush(_ flushes: Int) {
    post()
    if isPosting { flushesOfThePost = flushes } else { flushesOver += flushes }
  }

  private mutating func post() {
    left = nil
    guard !waiting.isEmpty else { return }
    begun.append(waiting)
    waiting = []
    isPosting = true
  }
}
