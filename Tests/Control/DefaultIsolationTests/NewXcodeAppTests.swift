import Clocks
import Dependencies
import DependenciesTestSupport
import Observation
import Testing

// This target is compiled as a new Xcode app is: what does not say otherwise is the main actor's.
// Where `@MainActor` is written all the same, it is for `.ci/darwin`, which compiles without that
// setting.

/// Without `nonisolated` on the client, on its key and on its property, none of them compiles here.
nonisolated struct LampClient: Sendable {
  var light: @MainActor @Sendable () -> Void
  var minutesOfOil: @Sendable () async throws -> Int
}

nonisolated extension LampClient: DependencyKey {
  static var liveValue: LampClient { LampClient(light: {}, minutesOfOil: { 90 }) }

  static var testValue: LampClient {
    LampClient(
      light: unimplemented("LampClient.light"),
      minutesOfOil: unimplemented("LampClient.minutesOfOil")
    )
  }
}

nonisolated extension DependencyValues {
  var lamp: LampClient {
    get { self[LampClient.self] }
    set { self[LampClient.self] = newValue }
  }
}

@MainActor @Observable final class LighthouseModel {
  private(set) var isDark = true
  @ObservationIgnored @Dependency(\.lamp) private var lamp
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func duskFell() async throws {
    lamp.light()
    isDark = false
    try await clock.sleep(for: .seconds(60 * lamp.minutesOfOil()))
    isDark = true
  }
}

@MainActor @Suite struct NewXcodeApp {
  @Test func `a client that is registered there is overridden as elsewhere`() async throws {
    let clock = TestClock()
    var lights = 0
    let model = withDependencies {
      $0.lamp.light = { lights += 1 }
      $0.lamp.minutesOfOil = { 7 }
      $0.continuousClock = clock
    } operation: {
      LighthouseModel()
    }
    let night = Task { try await model.duskFell() }
    await clock.advance(by: .seconds(419))
    #expect(!model.isDark)
    await clock.advance(by: .seconds(1))
    #expect(model.isDark)
    #expect(lights == 1)
    try await night.value
  }
}
