import ConcurrencyExtras
import CustomDump
import IssueReporting

extension TestStore {
  /// Sends an action as the person who uses the feature does, and asserts how it changes the state.
  ///
  /// - Parameter updateStateToExpectedResult: Turns the state before the action into the one after
  ///   it. Without it, the state must not change.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let step = Step(fileID, filePath, line, column, exhaustivity)
    skip(arrived.count, before: "sends \(named(action))", at: step)
    let before = state
    let (after, task) = await run(action, at: step.location)
    step.compare(before, after, updateStateToExpectedResult, because: named(action))
    state = after
    return TestStoreTask(task: task)
  }

  /// Receives an action that an effect has sent, and asserts how it changed the state.
  ///
  /// An action that has not arrived when everything rests is missing: no real time passes here.
  public func receive(
    _ expected: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      where: { $0 == expected },
      Step(fileID, filePath, line, column, exhaustivity),
      updateStateToExpectedResult,
      wanted: named(expected),
      difference: { differenceMessage(expected, $0, nil, sides: ("Expected", "Received")) ?? "" }
    )
  }

  /// Receives an action that an effect has sent and that meets a condition.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      where: isMatching,
      Step(fileID, filePath, line, column, exhaustivity),
      updateStateToExpectedResult,
      wanted: "an action that meets the condition",
      difference: { "Received: \(named($0))" }
    )
  }

  /// Waits until everything rests, and fails if an effect still runs or an action is left.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let step = Step(fileID, filePath, line, column, exhaustivity)
    await rest(at: step.location)
    skip(arrived.count, before: "finishes", at: step)
    let running = leftovers.withValue { $0.takeRunning() }
    for effect in running { step.failIfExhaustive(effect.stillRunningMessage) }
  }

  /// Leaves out the actions that have arrived: the state is the one that they led to.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await rest(at: Step(fileID, filePath, line, column, exhaustivity).location)
    forget(arrived.count)
  }

  /// Leaves out the effects that still run: the end of the test asks for them no more.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await rest(at: Step(fileID, filePath, line, column, exhaustivity).location)
    _ = leftovers.withValue { $0.takeRunning() }
  }

  private func receive(
    where isWanted: (Action) -> Bool,
    _ step: Step,
    _ update: ((inout State) throws -> Void)?,
    wanted: String,
    difference: (Action) -> String
  ) async {
    await rest(at: step.location)
    guard let position = arrived.firstIndex(where: { isWanted($0.action) }) else {
      return step.fail(
        arrived.first.map { first in
          """
          The test expects to receive \(wanted). Another action has arrived.

          \(difference(first.action))
          """
        } ?? nothingArrived(wanted)
      )
    }
    skip(position, before: "receives \(wanted)", at: step)
    let (action, after) = arrived[0]
    let before = state
    forget(1)
    step.compare(before, after, update, because: named(action))
  }

  /// Takes the first actions that have arrived as seen.
  private func forget(_ count: Int) {
    guard count > 0 else { return }
    state = arrived[count - 1].state
    arrived.removeFirst(count)
    leftovers.withValue { $0.arrived.removeFirst(count) }
  }

  private func nothingArrived(_ wanted: String) -> String {
    let running = leftovers.value.running.count
    let effects =
      running == 1
      ? "1 effect still runs. If it waits" : "\(running) effects still run. If one of them waits"
    return """
      The test expects to receive \(wanted), and no action has arrived.

      \(running == 0
        ? "No effect runs either: look whether the reducer returns the one that sends it."
        : "\(effects) for time, advance its clock before you receive.")
      """
  }

  /// Skips the first actions that have arrived, and fails: the test has not received them.
  private func skip(_ count: Int, before next: @autoclosure () -> String, at step: Step) {
    guard count > 0 else { return }
    let actions = arrived[..<count].map { "  • \(String(customDumping: $0.action))" }
    step.failIfExhaustive(
      """
      The test \(next()), and has not received what arrived before: …

      \(actions.joined(separator: "\n"))

      Receive each of them first, with "await store.receive(…)". To leave them out on purpose, \
      write "await store.skipReceivedActions()".
      """
    )
    forget(count)
  }

  private func named(_ action: Action) -> String {
    String(customDumping: action).split(separator: "\n").first.map(String.init) ?? ""
  }
}

/// The effects of an action that a test has sent.
public struct TestStoreTask: Sendable {
  let task: StoreTask

  /// Cancels it, and waits for its end.
  public func cancel() async {
    task.cancel()
    await task.finish()
  }

  /// Waits for its end. An effect that waits for a clock ends when the test advances the clock.
  public func finish(timeout: Duration? = nil) async { await task.finish() }

  public var isCancelled: Bool { task.isCancelled }
}
