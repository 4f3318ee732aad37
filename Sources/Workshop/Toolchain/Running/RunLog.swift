import Synchronization

/// Takes down what a run writes, from two sides: what it tells people, and the event stream.
final class RunLog: Sendable {
  private let state: Mutex<State>
  private let note: @Sendable (JudgeNote) -> Void
  /// Called when the tests begin, and whenever they come further.
  private let signOfLife: @Sendable () -> Void

  /// How much the tests may write: a thousand times what an exercise writes.
  static let megabytes = 8

  /// Ends when the tests have written more than that.
  let flood: AsyncStream<Never>
  private let isFlooded: AsyncStream<Never>.Continuation

  private struct State {
    var outputLines = Lines()
    var streamLines = Lines()
    var output: [String] = []
    var tests = TestLog()
    var told = ToldArguments()
    var isBuilt: Bool
    var hasBegun = false
    /// What the tests have written, to people and into the stream.
    var bytes = 0

    /// Counts what was written; false when it was too much, and is not to be kept.
    mutating func count(_ bytes: [UInt8]) -> Bool {
      self.bytes += isBuilt ? bytes.count : 0
      return !hasTooMuch
    }

    var hasTooMuch: Bool { bytes > RunLog.megabytes << 20 }
  }

  init(
    isBuilt: Bool,
    note: @escaping @Sendable (JudgeNote) -> Void,
    signOfLife: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(isBuilt: isBuilt))
    self.note = note
    self.signOfLife = signOfLife
    (flood, isFlooded) = AsyncStream.makeStream()
  }

  func takeOutput(_ bytes: [UInt8]) {
    let (lines, begins) = state.withLock { state -> ([String], Bool) in
      guard state.count(bytes) else { return ([], false) }
      let lines = state.outputLines.take(bytes)
      state.output += lines
      for line in lines {
        state.told.take(line)
        if line.hasPrefix("Build complete!") { state.isBuilt = true }
      }
      // A test that waits for another build has not begun. One that only talks comes no further.
      let begins = state.isBuilt && !state.hasBegun && lines.contains { BuildLine($0).note == nil }
      state.hasBegun = state.hasBegun || begins
      return (lines, begins)
    }
    if wroteTooMuch { isFlooded.finish() }
    let notes = lines.map { BuildLine($0).note }
    if begins { signOfLife() }
    for case let note? in notes { self.note(.building(note)) }
  }

  func takeStream(_ bytes: [UInt8]) {
    let (count, isProgress) = state.withLock { state -> (Int?, Bool) in
      guard state.count(bytes) else { return (nil, false) }
      let hadStarted = state.tests.hasStarted
      let records = state.streamLines.take(bytes).compactMap { TestRecord(line: $0) }
      for record in records { state.tests.take(record) }
      let count = !hadStarted && state.tests.hasStarted ? state.tests.count : nil
      return (count, records.contains(where: \.isProgress))
    }
    if wroteTooMuch { isFlooded.finish() }
    if isProgress { signOfLife() }
    if let count { note(.running(tests: count)) }
  }

  var wroteTooMuch: Bool { state.withLock(\.hasTooMuch) }
  var tests: TestLog { state.withLock { $0.tests } }
  var told: ToldArguments { state.withLock { $0.told } }
  var isBuilt: Bool { state.withLock { $0.isBuilt } }
  var output: String { state.withLock { $0.output.joined(separator: "\n") } }
}
