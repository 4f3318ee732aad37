import Course
import Stage
import Toolchain
import Usage

/// The output of `check` for one exercise: its demands, and what is not true yet.
struct Report {
  let judgement: Judgement
  /// Whether it says why a demand does not hold.
  let showsFailures: Bool
  let terminal: Terminal

  var lines: [StyledLine] { heading + verdict + leftovers }

  private var verdict: [StyledLine] {
    switch judgement.verdict {
    case .solved:
      return demands + [""] + confetti + [
        StyledLine("Solved: all \(counted(judgement.demands.count, "demand")) hold.", .good)
      ]
    case .unsolved:
      return demands + [""] + (showsFailures ? [locationToEdit, ""] : []) + [count]
    case .doesNotCompile(let output):
      return [StyledLine("It does not compile.", .bad)]
        + output.help.map { StyledLine($0) } + ["The compiler says:", ""]
        + output.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { StyledLine(String($0)) }
        + ["", NextStep.fact("edit", output.location ?? exercise.location)]
    case .fileMissing(let path):
      return [
        StyledLine("\(path) is not there.", .bad),
        "Get it back with: swift run workbook reset \(exercise.name)",
      ]
    case .crashed(let how):
      return interrupted(
        "The tests crashed: \(how).",
        "Something traps: an index out of range, a forced nil, an overflow, a fatalError."
      )
    case .hung(let time):
      return interrupted(
        "The tests made no progress for \(time.components.seconds) seconds, so they were stopped.",
        """
        Something waits for what never comes: real time, a continuation that is not resumed, a \
        loop without an end, or one on a clock that never waits.
        """
      )
    case .ranNothing:
      return [
        StyledLine("No test ran, so nothing is proved.", .bad),
        """
        \(exercise.testsPath) should have a suite named \(exercise.name): get it back from your \
        clone, and check again.
        """,
      ]
    }
  }

  private var exercise: Exercise { judgement.exercise }

  private var locationToEdit: StyledLine { NextStep.fact("edit", exercise.location) }

  private var leftovers: [StyledLine] {
    guard judgement.leavesAProcess else { return [] }
    return [
      "",
      "A program that your answer starts still ran when the tests were over, so it was stopped.",
    ]
  }

  private var count: StyledLine {
    let (held, all) = (judgement.held, judgement.demands.count)
    if held == all { return "All demands hold, and not yet at the edges." }
    return "\(held) of \(all) demands \(held == 1 ? "holds" : "hold")."
  }

  private var demands: [StyledLine] {
    DemandList(judgement, showsFailures: showsFailures).lines
  }

  private var heading: [StyledLine] {
    [
      StyledLine("\(exercise.label) \(exercise.name)", .bold)
        + StyledLine(" · \(exercise.grade)", .dim), "",
    ]
  }

  /// The reason why the tests did not end, the tests that ran then, and the usual cause.
  private func interrupted(_ what: String, _ usually: String) -> [StyledLine] {
    let running = judgement.tests.filter { $0.end == .neverEnded }
    let suspects =
      running.isEmpty
      ? [""]
      : [StyledLine("At that moment \(running.count == 1 ? "this ran" : "these ran"):"), ""]
        + running.map { NextStep.fact("test", "\($0.file):\($0.line)  \($0.name)") } + [""]
    // An earlier failure may be the cause: a clock that was not overridden, and never waits.
    return demands + ["", StyledLine(what, .bad)] + suspects
      + [StyledLine("\(usually) The place to look at is yours:")]
      + [locationToEdit]
  }

  private var confetti: [StyledLine] {
    guard terminal.canDraw else { return [] }
    let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .magenta]
    let lines = ["  ▪  ◆ ●▴  ✦ *  ▪ ◆  ●  ▴✦ *", "   ●▴ ✦  * ▪◆  ● ▴  ✦  *▪  ◆ "].map { shapes in
      zip(shapes, 0...).reduce(StyledLine("")) { line, piece in
        line + StyledLine(String(piece.0), TextStyle(foreground: colors[piece.1 % colors.count]))
      }
    }
    return lines + [""]
  }
}

extension CompilerOutput {
  /// Help with errors that people meet here for the first time.
  fileprivate var help: [String] {
    [
      (
        /property wrapper cannot be applied to a computed property/,
        "In an observable class, write @ObservationIgnored before @Dependency."
      ),
      (
        /mutation of captured var/,
        "A @Sendable closure may run on any thread: keep what it changes in a LockIsolated."
      ),
      (
        /main actor-isolated .* can not be referenced from a Sendable closure/,
        "What it uses belongs to the main actor: declare the closure as @MainActor @Sendable."
      ),
      (
        /(?s)invalid conversion from throwing function.*unimplemented\(/,
        "unimplemented needs a placeholder: for a closure that returns something and does not throw."
      ),
      (
        /cannot .* value of type '.*' to .*type 'AnySchedulerOf</,
        "The dependency is any scheduler: write .eraseToAnyScheduler() behind yours."
      ),
    ]
    .filter { text.contains($0.0) }.map(\.1)
  }
}
