import OperatingSystem

/// How a process ended in the middle of its tests, in words.
struct Crash {
  let output: String
  let end: Program.End

  /// `Fatal error: Index out of range (signal 4, illegal instruction)`, or what is known of that.
  var sentence: String {
    let ending = signal.map { "signal \($0)\(Crash.names[$0].map { ", \($0)" } ?? "")" } ?? exit
    guard let error = output.firstMatch(of: /(Fatal error|Precondition failed)(: .*)?/) else {
      return ending
    }
    return "\(error.0) (\(ending))"
  }

  /// A process below the one that we started runs the tests; ours says how it ended.
  private var signal: Int32? {
    if case .killed(let signal) = end { return signal }
    return output.firstMatch(of: /unexpected signal code (\d+)/).flatMap { Int32($0.1) }
  }

  private var exit: String {
    if case .exited(let code) = end { "exit code \(code)" } else { "" }
  }

  private static let names: [Int32: String] = [
    4: "illegal instruction", 5: "trap", 6: "abort", 8: "arithmetic error", 9: "killed",
    10: "bus error", 11: "bad memory access", 15: "terminated",
  ]
}
