import ChapterKit
import Dependencies
import Observation
import Stage
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A chapter to ask things of: water gets hot in five seconds.
let teapot = Chapter(
  12,
  "Teapot",
  "Water gets hot.",
  uncontrolled: Version("You wait for it.") { .tea($0, Teapot(context: "none")) },
  controlled: Version("You decide how long it takes.") { .tea($0, Teapot()) },
  commands: [
    Command("pour", "Pours a cup.") { invocation, terminal in
      terminal.say("poured, \(invocation.speed ?? 1) times as fast")
      return 3
    }
  ],
  preview: { $0.continuousClock = ImmediateClock() }
)

@MainActor @Observable
final class Teapot {
  private(set) var isHot = false
  let context: String
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  init(context: String? = nil) {
    @Dependency(\.context) var current
    self.context = context ?? "\(current)"
  }

  func heat() async throws {
    if context == "preview" { try await clock.sleep(for: .seconds(5)) }
    isHot = true
  }
}

extension Scene {
  static func tea(_ title: String, _ model: Teapot) -> Scene {
    Scene(title, model) { model, _ in
      Text(model.isHot ? "hot" : "cold")
    } line: { model in
      "\(model.isHot ? "hot" : "cold") (\(model.context))"
    } run: { model in
      try? await model.heat()
    }
  }
}

/// A terminal at the other end of a pipe, and what was said there.
struct Transcript {
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
  }

  var terminal: Terminal {
    Terminal(input: reading, output: writing, ownsProcess: false, environment: { _ in nil })
  }

  /// What was said, all of it: nothing more can be said afterwards.
  consuming func finish() -> [String] {
    close(writing)
    defer { close(reading) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    .dropLast().map(String.init)
  }
}
