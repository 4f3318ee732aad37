import Course
import OperatingSystem

/// The commands of one text, typed one after another as a reader does, and what was wrong.
struct TypingOfAText: Sendable {
  let commands: [TypedCommand]
  let exercises: [String]
  let rules: CommandRules
  let place: Typist.Place

  struct Result: Equatable, Sendable {
    var faults: [Fault] = []
    var run = 0
    var leftOut = 0

    static func + (one: Result, other: Result) -> Result {
      Result(
        faults: one.faults + other.faults,
        run: one.run + other.run,
        leftOut: one.leftOut + other.leftOut
      )
    }
  }

  func result() async -> Result {
    let terminal = await place.open()
    var result = Result()
    var block: Int?
    var servers:
      [(until: String, command: TypedCommand, end: @Sendable () async -> Typist.Printed)] =
        []
    for command in commands {
      let ending = rules.ending(of: command, exercises: exercises)
      guard ending != .leftOut else {
        result.leftOut += 1
        continue
      }
      if let word = command.unknownWord {
        result.faults.append(
          command.fault(
            "`\(word)` is no command that is safe to run here: take another, or make a rule for it."
          )
        )
        continue
      }
      let atTop = block != command.block
      block = command.block
      result.run += 1
      switch ending {
      case .interrupted:
        let end = await terminal.begin(command.text, atTop)
        result.faults += faults(of: command, await end(), ending)
      case .interruptedAfter(let last):
        servers.append((last, command, await terminal.begin(command.text, atTop)))
      default:
        result.faults += faults(of: command, await terminal.type(command.text, atTop), ending)
      }
      for server in servers where server.until == command.text {
        result.faults += faults(of: server.command, await server.end(), .interrupted)
      }
      servers.removeAll { $0.until == command.text }
    }
    for server in servers {
      result.faults += faults(of: server.command, await server.end(), .interrupted)
    }
    return result
  }

  private func faults(
    of command: TypedCommand,
    _ printed: Typist.Printed,
    _ ending: Ending
  ) -> [Fault] {
    let text = command.text.split(separator: "\n").first.map(String.init) ?? ""
    if command.text.contains("swift test"),
      printed.lines.contains(where: { $0.contains("Test run with 0 tests") })
    {
      return [command.fault("`\(text)` runs no test at all: correct the filter.")]
    }
    if let fault = fault(of: command, text, printed, ending) { return [fault] }
    guard let missing = ShownOutput.missing(command.shown, in: printed.lines) else { return [] }
    let nearest = missing.nearest.map { ", but \"\($0.quotable(limit: 100))\"" } ?? ""
    return [
      Fault(
        command.file,
        line: command.shownLine,
        """
        `\(text)` does not print "\(missing.line)" where this shows it\(nearest): show what it \
        prints.
        """
      )
    ]
  }

  private func fault(
    of command: TypedCommand,
    _ text: String,
    _ printed: Typist.Printed,
    _ ending: Ending
  ) -> Fault? {
    let last = printed.lines.last { !$0.isEmpty }.map { "; its last line is \"\($0)\"" } ?? ""
    switch (ending, printed.end) {
    case (_, .hung(let seconds)):
      return command.fault("`\(text)` had not ended after \(seconds) s\(last): make it end.")
    case (.interrupted, _):
      guard printed.lines.allSatisfy(\.isEmpty) else { return nil }
      return command.fault("`\(text)` says nothing before Ctrl-C: let it say what it does.")
    case (.succeeds, .exit(0)), (.crashes, .signal): return nil
    case (.crashes, .exit(let code)) where code > 128: return nil
    case (.fails, .exit(let code)) where code != 0 && code < 128: return nil
    case (.fails, .exit(0)):
      return command.fault(
        "`\(text)` ends well, and is expected to fail: correct the one or the rule."
      )
    case (.crashes, .exit):
      return command.fault("`\(text)` does not crash, and the text says so: correct the text.")
    case (_, .signal(let signal)):
      return command.fault("`\(text)` ends by signal \(signal)\(last): correct it.")
    case (_, .exit(let code)):
      return command.fault("`\(text)` ends with \(code)\(last): correct it.")
    }
  }
}
