import AddressCards
import Course
import Dependencies
import Dictation
import Foundation
import LocationServices
import OutsideWorld
import Sound
import Telemetry

/// Looks at everything at once, at nothing for long.
struct Checkup: Sendable {
  let root: URL
  let environment: [String: String]
  let terminal: TerminalFacts

  static let limit = Duration.milliseconds(1500)

  /// In the order in which they are shown.
  func findings() async -> [DoctorFinding] {
    @Dependency(\.doctorProbes) var probes
    let asked = probes
    let home = asked.home()
    let state = StateFolder.location(environment: environment, home: URL(filePath: home))
    let gpsd = Result { () throws(LocationError) in try GPSDAddress(environment: environment) }
    let collector = CollectorChoice(environment: environment)
    let contacts = ContactFolder.chosen(variable: environment[ContactFolder.variable], home: home)
    let sound = SoundPrograms(environment: environment) { asked.hasProgram($0, environment) }
    let dictation = DictationSource(environment: environment) { asked.hasProgram($0, environment) }
    let isOnMac = asked.platform().system == "macOS"

    async let toolchain = within { await asked.targetInfo() }
    async let developer = within { isOnMac ? await asked.developerFolder() : nil }
    async let space = within { await asked.freeSpace(root) }
    async let isWritable = within { await asked.canWrite(root) }
    async let isStateWritable = within { await asked.canWrite(state) }
    async let isBusy = within { await asked.isLocked(root.appending(path: ".build")) }
    async let atGPSD = within { await gpsd.greeting(asked) }
    async let atCollector = within { await collector.greeting(asked) }
    async let cards = within { ContactCards(in: contacts) }
    async let permissions = within { RecordedPermissions(in: state) }
    async let built = within { BuiltPlaces(in: root) }
    async let chapters = within { MissingFiles(in: root) }

    let facts = await ToolchainFacts(toolchain, developerFolder: developer)
    return await [
      facts.version(needed: ToolsVersion(of: root)),
      facts.testing,
      asked.platform().finding,
      .clone(root, isWritable: isWritable),
      .space(space),
      .chapters(chapters),
      .otherBuild(isUnderWay: isBusy),
      .built(built),
      terminal.finding,
      .gpsd(gpsd, atGPSD),
      .contacts(contacts, cards, variable: environment[ContactFolder.variable]),
      .collector(collector, atCollector, start: collectorCommand),
      .sound(sound, variable: environment[SoundPrograms.variable]),
      .dictation(dictation, variable: environment[DictationSource.variable]),
      .state(state, isWritable: isStateWritable),
      .permissions(permissions),
    ] + Leftover.findings(in: environment)
  }

  /// What a lesson has a person type for a collector: a line that ends so.
  private var collectorCommand: String? {
    guard let course = try? Course(at: root) else { return nil }
    let lines = course.chapters.lazy.flatMap { $0.lesson.document.text.split(separator: "\n") }
    return lines.first { $0.wholeMatch(of: /swift run \w+ collector/) != nil }.map(String.init)
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
