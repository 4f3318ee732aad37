enum SaveStep: Equatable, CustomStringConvertible {
  case change(String)
  case fails, succeeds
  case pass(Duration)

  /// The first and the second are a second, the first and the third five.
  static let times = [437_301, 562_699, 4_562_699].map { Self.pass(.microseconds($0)) }

  var description: String {
    switch self {
    case .change(let text): "the text becomes “\(text)”"
    case .fails: "from here on saves fail"
    case .succeeds: "from here on saves succeed"
    case .pass(let time): "\(time) pass"
    }
  }
}

/// What the text says of a note after some steps.
struct ExpectedNote {
  private(set) var tries: [String] = []
  private(set) var problem: String?
  private var text = ""
  private(set) var left: Duration?
  private var refusal: String?
  private var failures = 0
  private var last: SaveStep?

  init(after steps: [SaveStep]) {
    for step in steps {
      if case .pass(let time) = step { pass(time - .microseconds(1)) }
      take(step)
    }
  }

  /// It goes away and back, and is never the same again: what becomes of that is left open.
  private var nextText: String { text == "milk" ? "" : "milk" }

  var nextRefusal: String { "No room in drawer \(failures + 1)." }

  /// What may come next. How the disk is counts at a try alone, so it changes while one is due.
  var next: [SaveStep] {
    if left == nil { return [.change(nextText)] }
    let times = SaveStep.times.filter { $0 != last }
    if last == .fails || last == .succeeds { return times }
    return [.change(nextText), .fails] + (refusal == nil ? [] : [.succeeds]) + times
  }

  mutating func take(_ step: SaveStep) {
    switch step {
    case .change(let text): (self.text, left) = (text, .seconds(1))
    case .fails:
      refusal = nextRefusal
      failures += 1
    case .succeeds: refusal = nil
    case .pass: pass(.microseconds(1))
    }
    last = step
  }

  mutating func pass(_ time: Duration) {
    left? -= time
    while let over = left, over <= .zero {
      tries.append(text)
      problem = refusal
      left = refusal == nil ? nil : over + .seconds(5)
    }
  }
}
