import Foundation
import OperatingSystem
import Programs

/// A terminal: each command finds the variables and the folder of the one before.
struct TypingSession: Sendable {
  let home: URL
  let top: URL
  let answers: URL
  let environment: [String: String]

  func type(_ command: String, atTop: Bool) async -> Typist.Printed {
    let output = CollectedOutput()
    let program = program(command, atTop: atTop)
    return await withTaskGroup(of: Typist.Printed?.self) { group in
      group.addTask { await run(program, output) }
      group.addTask {
        try? await Task.sleep(for: CommandSandbox.limit)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      await group.waitForAll()
      return first
        ?? Typist.Printed(output.lines, .hung(Int(CommandSandbox.limit.components.seconds)))
    }
  }

  func begin(_ command: String, atTop: Bool) async -> @Sendable () async -> Typist.Printed {
    let output = CollectedOutput()
    let program = program(command, atTop: atTop)
    let running = Task { await run(program, output) }
    let bell = Task {
      try? await Task.sleep(for: CommandSandbox.limit)
      output.end()
    }
    await output.waitForFirstLine()
    bell.cancel()
    tellWhereItListens(output)
    return {
      running.cancel()
      return await running.value
    }
  }

  private func run(_ program: Program, _ output: CollectedOutput) async -> Typist.Printed {
    defer { output.end() }
    do {
      switch try await program.run(take: output.take) {
      case .exited(let code): return Typist.Printed(output.lines, .exit(code))
      case .killed(let signal): return Typist.Printed(output.lines, .signal(signal))
      }
    } catch {
      return Typist.Printed(["\(error.path): \(error.reason)"], .exit(127))
    }
  }

  /// A collector says its address, and what is typed after it has to find it there.
  private func tellWhereItListens(_ output: CollectedOutput) {
    for line in output.lines {
      guard let address = line.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/) else { continue }
      let exports = (try? String(contentsOf: exports, encoding: .utf8)) ?? ""
      try? "\(exports)\nexport TELEMETRY_URL='\(address.0)'\n"
        .write(to: self.exports, atomically: true, encoding: .utf8)
    }
  }

  private var exports: URL { home.appending(path: "exports") }

  private func program(_ command: String, atTop: Bool) -> Program {
    let exports = exports.path(percentEncoded: false)
    let place = home.appending(path: "place").path(percentEncoded: false)
    let go = atTop ? "cd '\(top.path(percentEncoded: false))'" : "cd \"$(cat '\(place)')\""
    let script = """
      if [ -f '\(exports)' ]; then . '\(exports)'; fi
      \(go) || exit 125
      {
      \(command)
      } < '\(answers.path(percentEncoded: false))'
      code=$?
      export -p > '\(exports)'
      pwd > '\(place)'
      exit $code
      """
    return Program("/bin/sh", ["-c", script], environment: environment)
  }
}
