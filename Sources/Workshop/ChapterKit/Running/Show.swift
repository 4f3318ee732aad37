import IssueReporting
import OutsideWorld
import Stage

extension Surroundings {
  /// Shows scenes until the person presses `q`, and says in the end what happened: the issues, a
  /// line for each scene where times are shown beside each other, and the closing line.
  ///
  /// On a terminal, what the system and the issues have to say is shown below the scenes meanwhile,
  /// and printed below the last frame.
  ///
  /// - Parameters:
  ///   - hasTimes: Whether each scene has its title above it, and the time that it takes.
  ///   - hasKeyRow: Whether the last row names the keys; an application names them itself.
  ///   - remark: What there is to say about the command.
  ///   - beforeClosing: Runs before the closing line counts.
  ///   - scenes: Makes the scenes.
  /// - Returns: The exit code.
  @MainActor
  package func show(
    on terminal: Terminal,
    hasTimes: Bool = false,
    hasKeyRow: Bool = true,
    remark: String? = nil,
    beforeClosing: () async -> Void = {},
    _ scenes: () -> [Scene]
  ) async -> Int32 {
    let front = SystemFront(remark: remark)
    let issues = listener(for: front)
    // What starts without a task, such as the callback of a framework, reports to the process.
    if isAlone { IssueReporters.current = [issues] }
    if let remark, !terminal.canDraw { terminal.say(remark) }
    present(front, on: terminal)
    let outcome = await withIssueReporters([issues]) {
      let scenes = scenes()
      let arrangement = Arrangement(
        hasKeyRow: hasKeyRow,
        hasTimes: hasTimes,
        remarks: { front.remarks },
        closingRows: {
          let closing = footprint.closingLine(after: .seconds(10), waited: .seconds(10))
          return [remark, issues.summary, closing].compactMap(\.self)
            .map { terminal.rows(of: $0, hanging: 2).count }
            .reduce(hasTimes && scenes.count > 1 ? scenes.count : 0, +)
        }
      )
      return await Performance(showing(front, over: scenes, on: terminal), arrangement: arrangement)
        .run(on: terminal)
    }
    presentOnConsole(after: terminal)
    await beforeClosing()
    if let summary = issues.summary {
      complain(summary)
      terminal.copy?.write(summary + "\n", of: terminal.output)
    }
    if let remark, terminal.canDraw { terminal.say(remark, hanging: 2) }
    // Where others have the main actor, a scene that waits for it waits for them.
    if hasTimes, outcome.parts.count > 1 {
      for part in outcome.parts { terminal.say(part.line(countsWaiting: isAlone)) }
    }
    let waited = isAlone ? outcome.waited : .zero
    terminal.say(footprint.closingLine(after: outcome.duration, waited: waited), hanging: 2)
    return outcome.exitCode
  }

  /// Who shares the process with a run hears of the issues as before, and nothing is written.
  private func listener(for front: SystemFront) -> IssueListener {
    let heard: @Sendable (Int, String) -> Void = { count, last in
      Task { @MainActor in front.show(count, issues: last) }
    }
    return isAlone
      ? IssueListener(and: [], write: complain, heard: heard)
      : IssueListener(and: IssueReporters.current, write: { _ in }, heard: heard)
  }

  /// Where there are keys, the system's prompts are drawn over the first scene. Where something is
  /// drawn, its notices are shown below; they are written too, and the stage keeps them until it is
  /// gone. Anywhere else the console is the right place for both.
  @MainActor
  private func present(_ front: SystemFront, on terminal: Terminal) {
    if terminal.hasKeys {
      permissions.present(
        with: PromptPresenter { prompt, reply in
          Task { @MainActor in front.show(prompt, reply: reply) }
        }
      )
    }
    if terminal.canDraw {
      notices.present { [complain] line in
        complain(line)
        Task { @MainActor in front.show(line) }
      }
    }
  }

  @MainActor
  private func showing(_ front: SystemFront, over scenes: [Scene], on terminal: Terminal) -> [Scene]
  {
    guard terminal.hasKeys, let first = scenes.first else { return scenes }
    return [first.showing(front)] + scenes.dropFirst()
  }

  /// When the stage is gone, the console is the right place again.
  private func presentOnConsole(after terminal: Terminal) {
    if terminal.hasKeys { permissions.present(with: .console) }
    if terminal.canDraw { notices.present { StandardError.write($0) } }
  }
}
