import Dependencies
import Foundation
import OperatingSystem
import Programs
import Synchronization

/// One `swift build` of the workbook, or of a part of it, with the tests.
package struct Build: Equatable, Sendable {
  package var root: URL
  /// The folder in `.build` where it builds; nil is the place that `swift run` and `swift test`
  /// use.
  package var scratch: String?
  /// What is built, as WORKBOOK_ONLY names it: `Countdown/TakeControl`. Everything, if it is empty.
  package var only: [String]
  /// The folder of the answers, from the top of the workbook; nil is the person's own.
  package var answers: String?

  package init(root: URL, scratch: String? = nil, only: [String] = [], answers: String? = nil) {
    (self.root, self.scratch, self.only, self.answers) = (root, scratch, only, answers)
  }

  /// Builds, and says meanwhile what it does. When the task is cancelled, nothing of it is left.
  package func run(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    note: @escaping @Sendable (BuildStep) -> Void
  ) async throws(ToolchainError) {
    guard let swift = Program.path(of: "swift", in: environment["PATH"]) else { throw .noSwift }
    let log = Mutex<(pieces: Lines, lines: [String])>((Lines(), []))
    let end: Program.End
    do {
      end = try await Program(swift, arguments, environment: self.environment(from: environment))
        .run { bytes in
          let lines = log.withLock { log in
            let lines = log.pieces.take(bytes)
            log.lines += lines
            return lines
          }
          for step in lines.compactMap({ BuildStep($0) }) { note(step) }
        }
    } catch {
      throw .cannotRun(reason: "\(error.path): \(error.reason)")
    }
    if Task.isCancelled { throw .cancelled }
    guard end == .exited(0) else {
      let output = log.withLock { $0.lines.joined(separator: "\n") }
      let failure = BuildFailure(output: output, root: root.path(percentEncoded: false))
      throw .didNotBuild(failure)
    }
  }

  var arguments: [String] {
    let folder = root.path(percentEncoded: false)
    return ["build", "--build-tests", "--package-path", folder]
      + (scratch.map { .building(in: root.appending(path: ".build/\($0)")) } ?? [])
  }

  func environment(from outside: [String: String]) -> [String: String] {
    var inside = outside
    inside["WORKBOOK_SOLUTIONS"] = answers
    inside["WORKBOOK_ONLY"] = only.isEmpty ? nil : only.joined(separator: ",")
    return inside
  }
}

/// What a build does at the moment: the number of its step, of how many, and its words.
package struct BuildStep: Equatable, Sendable {
  package let number: Int
  package let count: Int
  package let words: String

  package init(number: Int, of count: Int, _ words: String) {
    self.number = number
    self.count = count
    self.words = words
  }

  /// Reads `[12/340] Compiling Kettle Boil.swift`.
  init?(_ line: String) {
    guard let match = line.wholeMatch(of: /\[(\d+)\/(\d+)\] (.+)/), let number = Int(match.1),
      let count = Int(match.2)
    else { return nil }
    self.init(number: number, of: count, String(match.3))
  }
}

/// Builds something before it is needed.
package struct Builder: Sendable {
  package var build:
    @Sendable (_ build: Build, _ note: @escaping @Sendable (BuildStep) -> Void)
      async throws(ToolchainError) -> Void
}

extension Builder: DependencyKey {
  package static let liveValue = Builder { build, note throws(ToolchainError) in
    try await build.run(note: note)
  }
}

extension [String] {
  /// How the package manager builds in a folder that only the tool looks at: without debug
  /// information, which takes a third of the time that it takes to compile tests.
  ///
  /// If no person waits for a check, one process compiles a module, and not two that both read all
  /// of it: a fifth less work. A module that imports it waits longer.
  package static func building(in folder: URL) -> [String] {
    let words = ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"]
    return ["--scratch-path", folder.path(percentEncoded: false), "-debug-info-format", "none"]
      + (folder.lastPathComponent == "check" ? [] : words.flatMap { ["-Xswiftc", $0] })
  }
}
