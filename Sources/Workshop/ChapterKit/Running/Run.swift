import Dependencies
import OperatingSystem
import OutsideWorld
import Stage

extension Chapter {
  /// Runs what the command line says, and ends the process.
  @MainActor
  package func main() async -> Never {
    openStandardDescriptors()
    PermissionReset.command = "swift run workbook reset permissions"
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs what the arguments say, and returns the exit code.
  @MainActor
  package func run(
    _ arguments: [String],
    on terminal: Terminal = .standard,
    in environment: RunEnvironment = .real
  ) async -> Int32 {
    var invocation: Invocation
    do {
      invocation = try parse(arguments)
    } catch {
      environment.sayOnStandardError(error.sentence)
      environment.sayOnStandardError(usage)
      return ExitCode.usage.rawValue
    }
    let opens = invocation.word == .overview && opened != nil && terminal.hasKeys
    if opens, let opened { invocation.word = .version(opened) }
    switch invocation.word {
    case .overview: terminal.say(overview)
    case .help: terminal.say(help)
    case .own:
      await launch(invocation)
      return await command(of: invocation.word)?.run(invocation, terminal) ?? 0
    case .version, .compare:
      await launch(invocation)
      return await perform(invocation, on: terminal, in: environment, isOpening: opens)
    }
    return 0
  }

  @MainActor
  private func perform(
    _ invocation: Invocation,
    on terminal: Terminal,
    in environment: RunEnvironment,
    isOpening: Bool
  ) async -> Int32 {
    let version: Version? =
      if case .version(let name) = invocation.word { version(name) } else { nil }
    let isApplication = terminal.hasKeys && version?.isApplication == true
    let isDrivenByPerson = isApplication || isOpening
    let driver: Version.Driver = isDrivenByPerson ? .person : .script
    let footprints = versionNames(of: invocation).map { name in
      (name, Footprint(within: environment.footprint))
    }
    return await environment.show(
      on: terminal,
      hasTimes: !isDrivenByPerson,
      hasKeyRow: !isApplication,
      footprints: Dictionary(uniqueKeysWithValues: footprints),
      remark: remark(on: invocation),
      beforeClosing: beforeClosing
    ) {
      footprints.compactMap { scene(of: $0, invocation, driver, noting: $1) }
    }
  }

  /// The remark on a version that is not controlled and cannot follow `--context`.
  func remark(on invocation: Invocation) -> String? {
    guard case .version(let name) = invocation.word, let version = version(name),
      !version.isControlled, let context = invocation.context,
      context != .preview || !version.playsPreview
    else { return nil }
    return "The \(name) version cannot follow --context: what it uses is not ours to choose."
  }
}
