import IssueReporting
import OperatingSystem
import OutsideWorld
import Stage

/// The parts of its process that a run of a chapter uses, and that a test replaces.
package struct RunEnvironment: Sendable {
  package var footprint: Footprint
  package var permissions: PermissionCenter
  package var sayOnStandardError: @Sendable (String) -> Void
  /// Whether nothing else runs in the process. In a process of tests, other tests do, so each run
  /// has a footprint of its own.
  package var isAlone: Bool

  package init(
    footprint: Footprint = isTesting ? Footprint() : .shared,
    permissions: PermissionCenter = .shared,
    sayOnStandardError: @escaping @Sendable (String) -> Void = Terminal.sayOnStandardError,
    isAlone: Bool = !isTesting
  ) {
    self.footprint = footprint
    self.permissions = permissions
    self.sayOnStandardError = sayOnStandardError
    self.isAlone = isAlone
  }

  /// That of this process.
  package static var real: RunEnvironment { RunEnvironment() }
}

extension RunEnvironment {
  /// Shows scenes until the person presses `q`, and says in the end what happened: the issues, a
  /// line for each of several scenes that show their times, and the closing line.
  ///
  /// On a terminal, the system's notices and the issues are shown below the scenes, and printed
  /// below the last frame.
  ///
  /// - Parameters:
  ///   - hasTimes: Whether each scene has its title above it, and the time that it takes.
  ///   - hasKeyRow: Whether the last row names the keys; an application names them itself.
  ///   - footprints: What each of several scenes touches, by its title.
  ///   - remark: What there is to say about the command.
  ///   - beforeClosing: Runs before the closing line counts.
  ///   - scenes: Makes the scenes.
  /// - Returns: The exit code.
  @MainActor
  package func show(
    on terminal: Terminal,
    hasTimes: Bool = false,
    hasKeyRow: Bool = true,
    footprints: [String: Footprint] = [:],
    remark: String? = nil,
    beforeClosing: () async -> Void = {},
    _ scenes: () -> [Scene]
  ) async -> Int32 {
    let overlay = SystemOverlay(remark: remark)
    let issues = listener(for: overlay)
    if let remark, !terminal.canDraw { terminal.say(remark) }
    present(overlay, on: terminal)
    let others = isAlone ? [] : IssueReporters.current
    let outcome = await withIssueReporters(others + [issues]) {
      let scenes = scenes()
      let performance = Performance(
        terminal.hasKeys ? scenes.prefix(1).map(overlay.covering) + scenes.dropFirst() : scenes,
        hasKeyRow: hasKeyRow,
        hasTimes: hasTimes,
        remarks: { overlay.remarks }
      )
      return await performance.run(on: terminal)
    }
    // After the last frame, both go to the console again.
    if terminal.hasKeys { permissions.present(with: .console) }
    if terminal.canDraw { Notices.shared.present(with: sayOnStandardError) }
    await beforeClosing()
    if let summary = issues.summary {
      sayOnStandardError(summary)
    }
    if let remark, terminal.canDraw { terminal.say(StyledLine(remark), hanging: 2) }
    for line in times(of: outcome, ofEach: hasTimes, touching: footprints) {
      terminal.say(StyledLine(line), hanging: 2)
    }
    return outcome.exitCode
  }

  /// A line for each of several scenes if asked for, and the closing line.
  ///
  /// In a process of tests, other tests use the main actor too: a scene that waits for it may wait
  /// for them, so no waiting is counted.
  private func times(
    of outcome: Outcome,
    ofEach: Bool,
    touching footprints: [String: Footprint]
  ) -> [String] {
    let parts = ofEach && outcome.parts.count > 1 ? outcome.parts : []
    func counted(_ waited: Duration) -> Duration { isAlone ? waited : .zero }
    return parts.map { $0.line(touching: footprints[$0.title], waited: counted($0.waited)) }
      + [footprint.closingLine(after: outcome.duration, waited: counted(outcome.waited))]
  }

  /// Receives the issues of a run. In a process of tests, nothing is written.
  private func listener(for overlay: SystemOverlay) -> IssueListener {
    let listener = IssueListener { [self] in
      if isAlone { sayOnStandardError($0) }
    } reported: { count, last in
      Task { @MainActor in overlay.show(count, issues: last) }
    }
    // A callback of a framework runs outside of any task, so it reports to those of the process.
    if isAlone { IssueReporters.current = [listener] }
    return listener
  }

  /// With keys, the system's prompts are drawn over the first scene. On a terminal, its notices are
  /// shown below the scenes; they are written too, and the stage holds them until it is gone.
  /// Otherwise both go to the console, and a prompt that no person can answer ends the demo.
  @MainActor
  private func present(_ overlay: SystemOverlay, on terminal: Terminal) {
    if terminal.hasKeys {
      permissions.present(
        with: PromptPresenter { prompt, reply in
          Task { @MainActor in overlay.show(prompt, reply: reply) }
        }
      )
    } else if isAlone {
      permissions.present(with: .console { exit(1) })
    }
    if terminal.canDraw {
      Notices.shared.present { [sayOnStandardError] line in
        sayOnStandardError(line)
        Task { @MainActor in overlay.show(line) }
      }
    }
  }
}

extension Footprint {
  /// The last line of a run: how long it took, and what it really touched.
  ///
  /// `10.0 s · outside world: 4 events posted, 1 permission prompt`
  ///
  /// Time is outside, too: `10.0 s · outside world: 10.0 s waited for real`
  package func closingLine(after duration: Duration, waited: Duration = .zero) -> String {
    "\(duration.inTenths) · outside world: \(summary(afterWaiting: waited))"
  }

  fileprivate func summary(afterWaiting waited: Duration) -> String {
    guard waited >= .milliseconds(250) else { return summary }
    let wait = "\(waited.inTenths) waited for real"
    return isUntouched ? wait : "\(wait), \(summary)"
  }
}

extension Outcome.Part {
  /// The line for one of the versions that `compare` shows, with what it has touched.
  ///
  /// `uncontrolled · 10.0 s · 10.0 s waited for real`
  func line(touching footprint: Footprint?, waited: Duration) -> String {
    let summary = (footprint ?? Footprint()).summary(afterWaiting: waited)
    return "\(title) · \(duration.inTenths) · \(summary)"
  }
}
