import Foundation
import IssueReporting
import Testing

@testable import Dependencies

@Suite struct DefaultCycle {
  @Test func `a value that is made of itself ends the program, which says so`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withIssueReporters([]) {
        @Dependency(HenKey.self) var hen
        _ = hen
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let message = """
      @Dependency(HenKey.self) is made of itself: its test value asks for it while it is made.

        asked for at:  DependenciesTests/DefaultCycleTests.swift:54
        key:           HenKey
        type:          Int
      """
    #expect(output.contains(message))
  }

  @Test func `what another thread asks for meanwhile is not made of itself`() async {
    let defaults = Defaults()
    let isMaking = { @Sendable in defaults.isMakingHere(HenKey.self, in: .test) }
    let here = IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let answers = LockIsolated<[Bool]>([])
    _ = defaults.value(of: HenKey.self, in: .test, firstUsedAt: here) {
      answers.withValue { $0.append(isMaking()) }
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        answers.withValue { $0.append(isMaking()) }
        isDone.signal()
      }
      isDone.wait()
      return KeyedValue(HenKey.self, 1)
    }
    #expect(answers.value + [isMaking()] == [true, false, false])
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
