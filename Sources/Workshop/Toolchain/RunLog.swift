import Foundation
import OperatingSystem
import Synchronization
import Usage

/// Collects what a run writes: its output, and the event stream of its tests, which is a file.
final class RunLog: Sendable {
  let stream = FileManager.default.temporaryDirectory.appending(path: "events-\(UUID())")
  private let state: Mutex<State>
  private let onProgress: @Sendable (String) -> Void

  private struct State {
    var outputLines = LineBuffer()
    var streamLines = LineBuffer()
    var output: [String] = []
    var tests: TestLog
    var isBuilt: Bool
    /// The event stream, once the tests have made it.
    var stream: FileHandle?
    /// The number of events that are progress; 0 before the tests begin.
    var progressCount = 0

    /// Keeps the last lines: a test may print for ever.
    mutating func keep(_ lines: [String]) {
      output += lines
      if output.count > 100_000 { output.removeFirst(output.count / 2) }
    }
  }

  init(
    isBuilt: Bool,
    root: URL,
    onProgress: @escaping @Sendable (String) -> Void
  ) {
    state = Mutex(State(tests: TestLog(root: root), isBuilt: isBuilt))
    self.onProgress = onProgress
  }

  func takeOutput(_ bytes: [UInt8]) {
    let lines = state.withLock { state in
      let lines = state.outputLines.append(bytes)
      state.keep(lines)
      if lines.contains(where: { $0.hasPrefix("Build complete!") }) { state.isBuilt = true }
      // Output shows that the tests have begun, unless the package manager waits for another build.
      // After that it is no progress: a test may print for ever.
      if state.isBuilt, state.progressCount == 0, lines.contains(where: { $0.buildNote == nil }) {
        state.progressCount = 1
      }
      return lines
    }
    for line in lines { line.buildNote.map { onProgress("Building … \($0)") } }
  }

  /// Reads what has been written into the event stream since the last time.
  ///
  /// The file is removed when it is open on both sides, so no end of this process leaves it behind.
  func readStream() {
    let bytes = state.withLock { state in
      if state.stream == nil {
        state.stream = try? FileHandle(forReadingFrom: stream)
        try? FileManager.default.removeItem(at: stream)
      }
      return (try? state.stream?.readToEnd()) ?? Data()
    }
    takeStream(Array(bytes))
  }

  func takeStream(_ bytes: [UInt8]) {
    let count = state.withLock { state -> Int? in
      let hadStarted = state.tests.hasStarted
      for line in state.streamLines.append(bytes) where state.tests.take(line) {
        state.progressCount += 1
      }
      return !hadStarted && state.tests.hasStarted ? state.tests.count : nil
    }
    if let count { onProgress("Running \(counted(count, "test")) …") }
  }

  var tests: TestLog { state.withLock { $0.tests } }
  var isBuilt: Bool { state.withLock { $0.isBuilt } }
  var output: String { state.withLock { $0.output.joined(separator: "\n") } }

  /// Returns when the tests have made no progress for that long. When all of them have ended, five
  /// seconds are enough: `swift test` waits for a process that they have started.
  func waitForSilence(of limit: Duration, on clock: any Clock<Duration>) async throws {
    var (lastCount, silence) = (0, Duration.zero)
    while silence < (tests.hasEnded ? .seconds(5) : limit) {
      try await clock.sleep(for: .seconds(1))
      readStream()
      let count = state.withLock { $0.progressCount }
      silence = count == lastCount && count > 0 ? silence + .seconds(1) : .zero
      lastCount = count
    }
  }
}

/// Joins bytes that come in pieces into lines.
struct LineBuffer {
  private var rest: [UInt8] = []

  /// Returns the lines that these bytes complete.
  mutating func append(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest + bytes[start..<end], as: UTF8.self))
      rest = []
      start = end + 1
    }
    rest += bytes[start...]
    return lines
  }
}
