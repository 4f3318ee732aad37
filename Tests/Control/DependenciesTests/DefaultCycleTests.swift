import Dependencies
import Foundation
import Testing

@Suite struct DefaultCycle {
  @Test func `a value that is made of itself ends the program, which says so`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      withIssueReporters([]) {
        @Dependency(HenKey.self) var hen
        _ = hen
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let message = """
      @Dependency(HenKey.self) is made of itself: its test value asks for it while it is made.

        asked for at:  DependenciesTests/DefaultCycleTests.swift:37
        key:           HenKey
        type:          Int
      """
    #expect(output.contains(message))
  }
}

private enum HenKey: TestDependencyKey {
  static var testValue: Int {
    @Dependency(EggKey.self) var egg
    return egg + 1
  }
}

private enum EggKey: TestDependencyKey {
  static var testValue: Int {
    @Dependency(HenKey.self) var hen
    return hen + 1
  }
}
