import Synchronization

/// Takes down what a run writes, from two sides: what it tells people, and the event stream.
final class RunLog: Sendable {
  private let state: Mutex<State>
  private let note: @Sendable (JudgeNote) -> Void
  /// Called for everything that happens once the tests run.
  private let signOfLife: @Sendable () -> Void

  private struct State {
    var outputLines = Lines()
    var streamLines = Lines()
    var output: [String] = []
    var tests = TestLog()
    var told = ToldArguments()
    var isBuilt: Bool
  }

  init(
    isBuilt: Bool,
    note: @escaping @Sendable (JudgeNote) -> Void,
    signOfLife: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(isBuilt: isBuilt))
    self.note = note
    self.signOfLife = signOfLife
  }

  func takeOutput(_ bytes: [UInt8]) {
    let (lines, hasTests) = state.withLock { state in
      let lines = state.outputLines.take(bytes)
      state.output += lines
      for line in lines {
        state.told.take(line)
        if line.hasPrefix("Build complete!") { state.isBuilt = true }
      }
      return (lines, state.isBuilt)
    }
    let notes = lines.map { BuildLine($0).note }
    // Who waits for another build is not yet among the tests.
    if hasTests, notes.contains(nil) { signOfLife() }
    for case let note? in notes { self.note(.building(note)) }
  }

  func takeStream(_ bytes: [UInt8]) {
    let count = state.withLock { state -> Int? in
      let hadStarted = state.tests.hasStarted
      for line in state.streamLines.take(bytes) {
        if let record = TestRecord(line: line) { state.tests.take(record) }
      }
      return !hadStarted && state.tests.hasStarted ? state.tests.count : nil
    }
    signOfLife()
    if let count { note(.running(tests: count)) }
  }

  var tests: TestLog { state.withLock { $0.tests } }
  var told: ToldArguments { state.withLock { $0.told } }
  var isBuilt: Bool { state.withLock { $0.isBuilt } }
  var output: String { state.withLock { $0.output.joined(separator: "\n") } }
}
