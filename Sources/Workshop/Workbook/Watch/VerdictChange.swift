import Toolchain

extension Judgement {
  /// What is different from the verdict before: `Now: 2 of 3 hold. Before: 1 of 3 holds.` Empty if
  /// there was none.
  func change(since before: Judgement?) -> String {
    guard let before else { return "" }
    let (now, then) = (inAFewWords, before.inAFewWords)
    return now == then ? "As before: \(now)." : "Now: \(now). Before: \(then)."
  }

  /// `2 of 3 hold`, or what kept the tests from saying so.
  var inAFewWords: String {
    switch verdict {
    case .solved, .unsolved:
      "\(held) of \(demands.count) \(held == 1 ? "holds" : "hold")"
        + (held == demands.count && !isSolved ? ", and not yet at the edges" : "")
    case .doesNotCompile: "it does not compile"
    case .crashed: "the tests crash"
    case .hung: "a test never ends"
    case .ranNothing: "no test runs"
    }
  }
}
