import Course
import Stage
import Toolchain

/// What a teacher says about one exercise: the tests with their ticks, then the first thing that is
/// not true yet, in full, and the rest in one line.
struct Report {
  let judgement: Judgement
  /// How many of the failures are told in full.
  var depth = Failures.Depth.first
  /// What shows the failures that are folded: `--all tells`, or a key.
  var wayToAll = "--all tells"
  /// Whether a solved exercise is a moment: on a terminal it is.
  var isFestive = false

  var lines: [StyledLine] {
    switch judgement.verdict {
    case .solved(let tests):
      heading + ticks(tests) + [""] + confetti
        + [StyledLine("Solved: \(passed(tests)).", .good)]
    case .unsolved(let tests):
      heading + ticks(tests) + [""] + [StyledLine("\(passed(tests).capitalizedFirst).")]
        + Failures(of: tests, in: exercise, depth: depth, wayToAll: wayToAll).lines
    case .doesNotCompile(let output):
      heading + [StyledLine("It does not compile. The compiler says:", .bad), ""]
        + output.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { StyledLine(String($0)) }
        + [""] + place(output.file ?? exercise.path, output.line ?? exercise.line)
    case .crashed(let tests, let how):
      heading + ticks(tests) + [""]
        + [StyledLine("The tests crashed: \(how).", .bad)] + suspects(tests)
        + [
          """
          Something traps: an index out of range, a forced nil, an overflow, a fatalError. The place to \
          look at is yours:
          """
        ] + place(exercise.path, exercise.line)
    case .hung(let tests, let time):
      heading + ticks(tests) + [""]
        + [StyledLine("No test ended for \(time.seconds) seconds, so they were stopped.", .bad)]
        + suspects(tests)
        + [
          """
          Something waits for what never comes: real time, a continuation that is not resumed, a loop \
          without an end. The place to look at is yours:
          """
        ] + place(exercise.path, exercise.line)
    case .flooded(let tests, let megabytes):
      heading + ticks(tests) + [""]
        + [StyledLine("The tests wrote more than \(megabytes) MB, so they were stopped.", .bad)]
        + suspects(tests)
        + ["Something prints in a loop that has no end. The place to look at is yours:"]
        + place(exercise.path, exercise.line)
    case .forged(let forgery):
      heading + [
        StyledLine("There is no verdict: \(forgery.rawValue).", .bad),
        """
        The answer may not read the arguments of its process, write to its descriptors or end it. The \
        place to look at is yours:
        """,
      ] + place(exercise.path, exercise.line)
    case .ranNothing:
      heading + [
        StyledLine("No test ran, so nothing is proved.", .bad),
        """
        \(exercise.testsPath) should have a suite named \(exercise.name): get it back from your \
        clone, and check again.
        """,
      ]
    }
  }

  /// Two lines of paper, the same for the same exercise.
  private var confetti: [StyledLine] {
    guard isFestive else { return [] }
    let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .magenta]
    let shapes = Array("▪◆●▴✦*")
    var seed = exercise.id.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
    return (0..<2).map { _ in
      (0..<20).reduce(StyledLine("  ")) { line, _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let number = Int(seed >> 33)
        let gap = String(repeating: " ", count: number % 3)
        let piece = String(shapes[number / 3 % shapes.count])
        return line + StyledLine(gap)
          + StyledLine(piece, TextStyle(foreground: colors[number / 18 % colors.count]))
      }
    } + [""]
  }

  private var exercise: Exercise { judgement.exercise }

  private var heading: [StyledLine] {
    [
      StyledLine("\(exercise.label) \(exercise.name)", .bold)
        + StyledLine(" · \(exercise.grade)", .dim), "",
    ]
  }

  private func ticks(_ tests: [TestOutcome]) -> [StyledLine] {
    tests.enumerated().map { index, test in
      StyledLine("  \(test.end.mark) ", test.end.style)
        + StyledLine("\(index + 1)  \(test.name)")
        + StyledLine(test.end.remark, .dim)
    }
  }

  private func passed(_ tests: [TestOutcome]) -> String {
    let count = tests.count { $0.end == .passed }
    if count == tests.count {
      return tests.count == 1 ? "its test passes" : "all \(count) tests pass"
    }
    return "\(count) of \(tests.count) tests \(count == 1 ? "passes" : "pass")"
  }

  private func suspects(_ tests: [TestOutcome]) -> [StyledLine] {
    let running = tests.filter { $0.end == .neverEnded }
    guard !running.isEmpty else { return [""] }
    return [StyledLine("At that moment \(running.count == 1 ? "this ran" : "these ran"):"), ""]
      + running.map { NextStep.fact("test", "\($0.file):\($0.line)  \($0.name)") } + [""]
  }

  private func place(_ file: String, _ line: Int) -> [StyledLine] {
    [NextStep.fact("edit", "\(file):\(line)")]
  }
}

extension TestOutcome.End {
  fileprivate var mark: String {
    switch self {
    case .passed: "✔"
    case .failed, .neverEnded: "✘"
    case .skipped, .neverStarted: "·"
    }
  }

  fileprivate var style: TextStyle {
    switch self {
    case .passed: .good
    case .failed, .neverEnded: .bad
    case .skipped, .neverStarted: .dim
    }
  }

  fileprivate var remark: String {
    switch self {
    case .passed, .failed: ""
    case .skipped: "  (skipped)"
    case .neverEnded: "  (did not end)"
    case .neverStarted: "  (did not begin)"
    }
  }
}

extension TextStyle {
  static let good = TextStyle(foreground: .green)
  static let bad = TextStyle(foreground: .red)
}

extension Exercise {
  /// `1.2`: its chapter's number and its own.
  var label: String { "\(chapterNumber).\(number)" }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Duration {
  fileprivate var seconds: Int64 { components.seconds }
}
