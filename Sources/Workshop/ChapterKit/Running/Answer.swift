import OutsideWorld
import Stage

extension Chapter {
  /// Answers the command line, and ends the process.
  @MainActor
  package func main() async -> Never {
    endProcess(await answer(Array(CommandLine.arguments.dropFirst())))
  }

  /// Answers what was typed, and gives the exit code.
  @MainActor
  package func answer(
    _ arguments: [String],
    on terminal: Terminal = .standard,
    footprint: Footprint = .shared,
    complain: @Sendable (String) -> Void = { StandardError.write($0) }
  ) async -> Int32 {
    let invocation: Invocation
    do {
      invocation = try understand(arguments)
    } catch {
      complain(error.sentence)
      complain(usage)
      return UsageError.exitCode
    }
    switch invocation.word {
    case .overview: terminal.say(overview)
    case .help: terminal.say(help)
    case .own(let name):
      guard let command = commands.first(where: { $0.name == name }) else { break }
      return await command.run(invocation, terminal)
    case .uncontrolled, .controlled, .compare:
      if let remark = remark(on: invocation) { terminal.say(remark) }
      let outcome = await Performance(scenes(for: invocation)).run(on: terminal)
      await beforeClosing()
      terminal.say(footprint.closingLine(after: outcome.duration))
      return outcome.exitCode
    }
    return 0
  }

  /// What the uncontrolled version has to say when it is asked to be anything but live.
  func remark(on invocation: Invocation) -> String? {
    guard invocation.word == .uncontrolled else { return nil }
    let options = [
      invocation.context.map { _ in "--context" }, invocation.speed.map { _ in "--speed" },
    ]
    .compactMap(\.self)
    guard !options.isEmpty else { return nil }
    return """
      The uncontrolled version cannot follow \(options.joined(separator: " or ")): what it uses is \
      not ours to choose.
      """
  }
}
