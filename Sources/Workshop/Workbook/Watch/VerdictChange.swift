import Toolchain

extension Verdict {
  /// What is different from the verdict before: `2 of 3 pass now; before: 1 of 3.` Empty where there was
  /// none.
  func change(since before: Verdict?) -> String {
    guard let before else { return "" }
    let (now, then) = (inAFewWords, before.inAFewWords)
    return now == then ? "As before: \(now)." : "Now: \(now). Before: \(then)."
  }

  /// `2 of 3 pass`, or what kept the tests from it.
  var inAFewWords: String {
    switch self {
    case .solved(let tests), .unsolved(let tests):
      let passed = tests.count { $0.end == .passed }
      return "\(passed) of \(tests.count) \(passed == 1 ? "passes" : "pass")"
    case .doesNotCompile: return "it does not compile"
    case .crashed: return "the tests crash"
    case .hung: return "a test never ends"
    case .flooded: return "the tests never stop writing"
    case .forged: return "the report is not that of the tests"
    case .ranNothing: return "no test runs"
    }
  }
}
