import Dependencies
import Testing

private enum Ring: DependencyKey {
  static var liveValue: Int { 7 }
  static var testValue: Int {
    @Dependency(Finger.self) var finger
    return finger
  }
}

private enum Finger: TestDependencyKey {
  static var testValue: Int {
    @Dependency(Ring.self) var ring
    return ring
  }
}

private enum Copy: DependencyKey {
  static var liveValue: Int { 7 }
  static var testValue: Int {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(Copy.self) var original
      return original + 1
    }
  }
}

@Suite struct EndlessDefaults {
  @Test func `a value that is made of itself names the way back to it`() async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Dependency(Ring.self) var ring
      _ = ring
    }
    let output = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
    #expect(output.contains("EndlessDefaultTests.swift:14: Fatal error: "))
    #expect(output.contains("'Ring' needs itself: Ring -> Finger -> Ring.\n"))
  }

  @Test func `a test value may be made of the live one`() {
    @Dependency(Copy.self) var copy
    #expect(copy == 8)
  }
}
