import Dependencies
import Foundation
import OperatingSystem
import OutsideWorld

/// Looks at everything at once, at nothing for long.
struct Checkup: Sendable {
  let root: URL
  let environment: [String: String]

  static let limit = Duration.milliseconds(1500)

  /// In the order in which they are shown.
  func findings() async -> [DoctorFinding] {
    @Dependency(DoctorProbes.self) var probes
    let asked = probes
    let state = StateFolder.location(
      environment: environment,
      home: FileManager.default.homeDirectoryForCurrentUser
    )
    async let toolchain = within { await asked.targetInfo() }
    async let developer = within { await asked.developerFolder() }
    async let space = within { await asked.freeSpace(root) }
    async let isWritable = within { await asked.canWrite(root) }
    async let isStateWritable = within { await asked.canWrite(state) }

    return await [
      .toolchain(toolchain, developerFolder: developer),
      .clone(root, isWritable: isWritable),
      .space(space),
      .sound { Program.path(of: $0, in: environment["PATH"]) != nil },
      .state(state, isWritable: isStateWritable),
    ] + (asked.isTranslated() ? [.translated] : [])
      + Leftover.findings(in: environment)
  }

  /// Nil when there is no answer in time; the question is then dropped.
  private func within<Answer: Sendable>(
    _ ask: @escaping @Sendable () async -> Answer
  ) async -> Answer? {
    @Dependency(\.continuousClock) var clock
    let (answers, continuation) = AsyncStream.makeStream(of: Answer?.self)
    let asking = Task { continuation.yield(await ask()) }
    let waiting = Task { [clock] in
      try await clock.sleep(for: Self.limit)
      continuation.yield(nil)
    }
    defer {
      asking.cancel()
      waiting.cancel()
    }
    for await answer in answers { return answer }
    return nil
  }
}
