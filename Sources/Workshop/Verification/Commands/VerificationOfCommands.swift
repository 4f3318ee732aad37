import Course
import Toolchain

extension Verification {
  /// The texts in which commands are typed.
  var textsWithCommands: [String] {
    let own = chapters.flatMap { [$0.lessonPath, $0.stagePath] + $0.pages + [$0.exercisesPath] }
    return (folder == nil ? ["README.md", "Tests/README.md"] : []) + own
  }

  /// What the commands run is built first, before the answers take the compiler.
  func prepare(_ chapters: [CourseChapter]) async -> Result<Typist.Place, ToolchainError> {
    let watch = clock.stopwatch()
    tell(Progress(step: "build", sentence: "the chapters and their tests …", time: nil))
    do {
      let place = try await typist.prepare(chapters)
      tell("build", "the chapters and their tests", VerificationReport(), watch)
      return .success(place)
    } catch {
      return .failure(error)
    }
  }

  func commands(in place: Result<Typist.Place, ToolchainError>?) async -> VerificationReport {
    var report = VerificationReport()
    switch place {
    case nil: break
    case .failure(let error):
      report.faults.append(Fault("Package.swift", "No command could be run: \(error.sentence)"))
    case .success(let place):
      let watch = clock.stopwatch()
      let result = await typed(in: place)
      await place.leave()
      report.faults = result.faults
      report.counts.commandsRun = result.run
      report.counts.commandsLeftOut = result.leftOut
      tell(
        "commands",
        "\(result.run, "command") of the texts, \(result.leftOut) left out by rule",
        report,
        watch
      )
    }
    return report
  }

  /// Each text in a terminal of its own, side by side; and each block, where their order is free.
  private func typed(in place: Typist.Place) async -> TypingOfAText.Result {
    let exercises = chapters.flatMap(\.exercises).map(\.name)
    let rules = CommandRules(of: files.chapters)
    let texts = textsWithCommands.flatMap { path -> [[TypedCommand]] in
      let commands = TypedCommand.all(in: path, files).commands
      guard rules.areInAnyOrder(path) else { return [commands] }
      return Dictionary(grouping: commands, by: \.block).sorted { $0.key < $1.key }.map(\.value)
    }
    return await withTaskGroup(of: (Int, TypingOfAText.Result).self) { group in
      for (index, commands) in texts.enumerated() {
        group.addTask {
          let text = TypingOfAText(
            commands: commands,
            exercises: exercises,
            rules: rules,
            place: place
          )
          return (index, await text.result())
        }
      }
      var results: [Int: TypingOfAText.Result] = [:]
      for await (index, result) in group { results[index] = result }
      return texts.indices.compactMap { results[$0] }.reduce(TypingOfAText.Result(), +)
    }
  }
}
