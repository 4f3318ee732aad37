import Synchronization

/// Takes down what a run writes, from two sides: its output, and the event stream of its tests.
final class RunLog: Sendable {
  private let state: Mutex<State>
  private let note: @Sendable (JudgeNote) -> Void
  /// Called when the tests begin, and whenever they come further.
  private let signOfLife: @Sendable () -> Void

  /// Ends when all tests have ended.
  let tested: AsyncStream<Never>
  private let isTested: AsyncStream<Never>.Continuation

  private struct State {
    var outputLines = Lines()
    var streamLines = Lines()
    var output: [String] = []
    var size = 0
    var tests: TestLog
    var isBuilt: Bool
    var hasBegun = false

    /// Keeps the last megabytes: a test may print for ever.
    mutating func keep(_ lines: [String]) {
      output += lines
      size += lines.reduce(0) { $0 + $1.utf8.count }
      while size > RunLog.mostBytes {
        let old = output.prefix(output.count / 2 + 1)
        size -= old.reduce(0) { $0 + $1.utf8.count }
        output.removeFirst(old.count)
      }
    }
  }

  private static let mostBytes = 8 << 20

  init(
    isBuilt: Bool,
    root: String,
    note: @escaping @Sendable (JudgeNote) -> Void,
    signOfLife: @escaping @Sendable () -> Void
  ) {
    state = Mutex(State(tests: TestLog(root: root), isBuilt: isBuilt))
    self.note = note
    self.signOfLife = signOfLife
    (tested, isTested) = AsyncStream.makeStream()
  }

  func takeOutput(_ bytes: [UInt8]) {
    let (lines, begins) = state.withLock { state -> ([String], Bool) in
      let lines = state.outputLines.take(bytes)
      state.keep(lines)
      if lines.contains(where: { $0.hasPrefix("Build complete!") }) { state.isBuilt = true }
      // A test that waits for another build has not begun. One that only talks comes no further.
      let begins = state.isBuilt && !state.hasBegun && lines.contains { BuildLine($0).note == nil }
      state.hasBegun = state.hasBegun || begins
      return (lines, begins)
    }
    if begins { signOfLife() }
    for line in lines { BuildLine(line).note.map { note(.building($0)) } }
  }

  func takeStream(_ bytes: [UInt8]) {
    let (count, isProgress) = state.withLock { state -> (Int?, Bool) in
      let hadStarted = state.tests.hasStarted
      let progress = state.streamLines.take(bytes).map { state.tests.take($0) }
      let count = !hadStarted && state.tests.hasStarted ? state.tests.count : nil
      return (count, progress.contains(true))
    }
    if tests.hasEnded { isTested.finish() }
    if isProgress { signOfLife() }
    if let count { note(.running(tests: count)) }
  }

  var tests: TestLog { state.withLock { $0.tests } }
  var isBuilt: Bool { state.withLock { $0.isBuilt } }
  var output: String { state.withLock { $0.output.joined(separator: "\n") } }
}

/// Cuts bytes that come in pieces into lines.
struct Lines {
  private var rest: [UInt8] = []
  /// A line that is longer is cut, as one that never ends.
  private static let longest = 1 << 20

  /// The lines that are whole with these bytes.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest + bytes[start..<end], as: UTF8.self))
      rest = []
      start = end + 1
    }
    rest += bytes[start...]
    if rest.count > Self.longest {
      lines.append(String(decoding: rest, as: UTF8.self))
      rest = []
    }
    return lines
  }
}
