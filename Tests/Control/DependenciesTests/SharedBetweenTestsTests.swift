import Dependencies
import DependenciesTestSupport
import TestTools
import Testing

@MainActor
private final class Board {
  @Dependency(\.number) static var number
  private static let line: UInt = #line - 1
  @Dependency(\.number) var number

  static let shared = Board()

  /// Each with the line that the message names.
  static let properties = [
    (line, { @MainActor @Sendable in Board.number }),
    (line + 2, { @MainActor @Sendable in Board.shared.number }),
  ]
}

@MainActor
@Suite struct SharedBetweenTests {
  @Test func `a static property, or one of a static object, is an issue in the second test`()
    async throws
  {
    for (line, read) in Board.properties {
      try await inATest(.dependency(\.number, 7)) { #expect(read() == 7) }
      try await inATest(.dependency(\.otherNumber, 1)) {
        let issues = IssueLog.issues {
          for _ in 1...100 { #expect(read() == 0) }
        }
        let file = "DependenciesTests/SharedBetweenTestsTests.swift"
        let message = """
          A '@Dependency' is shared by tests. This one was made in another test, whose override of \
          'NumberKey' does not count here.

            asked for at:  \(file):\(line)
            key:           NumberKey
            type:          Int

          It is static, or it belongs to an object that is. Make it anew for each test: as a \
          property of an object that the test makes, or inside of the function that uses it.
          """
        #expect(issues == [.init(message: message, fileID: file, line: line)])
      }
      try await inATest(.dependency(\.number, 8)) { #expect(read() == 8) }
    }
  }

  /// Runs an operation as a test of its own.
  private func inATest(
    _ trait: DependencyTrait,
    _ operation: @escaping @MainActor @Sendable () -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) { await operation() }
  }
}
