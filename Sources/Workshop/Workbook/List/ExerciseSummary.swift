import Course
import Stage
import Toolchain

/// What there is to say about the selected exercise: the verdict, if it was checked, or else where
/// to begin.
@MainActor
struct ExerciseSummary {
  let model: ListModel

  var lines: [StyledLine] {
    if let page = model.page {
      return [
        StyledLine(page.title, .bold), NextStep.fact("page", page.lessonPath),
        StyledLine("Press enter to read it.", .dim),
      ]
    }
    guard let lastResult = model.lastResult else { return beginning }
    let report = Report(
      judgement: lastResult.judgement,
      depth: model.showsAllFailures ? .all : .first,
      wayToAll: "f shows",
      isFestive: true
    ).lines
    guard lastResult.isCurrent else {
      return report.map { StyledLine($0.text, .dim) }
    }
    return report + [""] + whatNext(lastResult.judgement)
  }

  private var beginning: [StyledLine] {
    let exercise = model.exercise
    let state = model.state(of: exercise)
    var lines: [StyledLine] = [
      StyledLine("\(exercise.label) \(exercise.name)", .bold)
        + StyledLine("\(exercise.about)\(state.remark.map { " · \($0)" } ?? "")", .dim),
      NextStep.fact("edit", exercise.place),
      NextStep.fact("task", "\(exercise.exercisesPath):\(exercise.taskLine)"),
    ]
    if exercise.number == 1, state == .untouched {
      lines.append(NextStep.fact("lesson", model.chapter.lessonPath))
    }
    return lines
  }

  private func whatNext(_ judgement: Judgement) -> [StyledLine] {
    guard judgement.isSolved else {
      return [StyledLine("Edit it, and press enter again. h is a hint.", .dim)]
    }
    guard let next = model.next else {
      return ["All \(model.exercises.count) exercises are solved."]
    }
    return [
      "Next: \(next.label) \(next.name)" + StyledLine("\(next.about)", .dim)
        + StyledLine("  press n", .bold)
    ]
  }
}

/// A line for each exercise that was checked together with others.
struct ManyVerdicts {
  let judgements: [Judgement]

  var lines: [StyledLine] {
    let solved = judgements.count(where: \.isSolved)
    return [StyledLine("\(solved) of \(judgements.count) are solved.", .bold)]
      + judgements.filter { !$0.isSolved }.map { judgement in
        StyledLine("  ✘ ", .bad)
          + StyledLine("\(judgement.exercise.label) \(judgement.exercise.name)")
          + StyledLine("  \(judgement.inAFewWords)", .dim)
      }
  }
}

extension ListModel {
  /// What stays on the terminal: the last verdict on the selected exercise, or else where to begin.
  var farewell: [StyledLine] {
    let isStale = lastResult?.isCurrent == false
    return (isStale ? [StyledLine("Changed since this verdict:", .bold), ""] : [])
      + ExerciseSummary(model: self).lines
  }
}
