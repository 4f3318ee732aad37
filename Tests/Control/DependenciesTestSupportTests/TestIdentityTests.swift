import Dependencies
import DependenciesTestSupport
import IssueReporting
import Synchronization
import Testing

@Suite struct TestIdentities {
  @Test func `a test has one identity, in its tasks too`() async throws {
    let identity = try #require(TestIdentity.current)
    #expect(TestIdentity.current == identity)
    await Task { #expect(TestIdentity.current == identity) }.value
    async let sibling: Void = { #expect(TestIdentity.current == identity) }()
    await sibling
    await MainActor.run { #expect(TestIdentity.current == identity) }
    await Task.yield()
    #expect(TestIdentity.current == identity)
  }

  @Test func `a detached task and a thread of one's own have none`() async {
    let identity = await Task.detached { TestIdentity.current }.value
    #expect(identity == nil)
  }

  @Test(arguments: [1, 1, 1, 1])
  func `cases with equal arguments are different tests`(_: Int) async throws {
    try await Seen.equalArguments.add(#require(TestIdentity.current))
  }

  @Suite(.serialized) struct Serialized {
    @Test(arguments: [1, 1, 2, 2], ["a", "a"])
    func `cases that run in turn are different tests`(_: Int, _: String) async throws {
      try await Seen.inTurn.add(#require(TestIdentity.current))
    }
  }

  @Test func `an object belongs to its test, and the first one stays`() {
    final class Storage: Sendable {}
    let identity = TestIdentity()
    var inner: Storage?
    let outer = identity.storage {
      inner = identity.storage { Storage() }
      return Storage()
    }
    #expect(inner === outer)
    #expect(identity.storage { Storage() } === outer)
    #expect(TestIdentity().storage { Storage() } !== outer)
  }

  @Test func `a test that a trait lets run again is another test`() async throws {
    let trait: DependencyTrait = .dependencies
    let test = try #require(Test.current)
    let seen = Mutex<Set<TestIdentity>>([])
    for _ in 1...3 {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        let identity = TestIdentity.current
        _ = seen.withLock { seen in identity.map { seen.insert($0) } }
        await Task { #expect(TestIdentity.current == identity) }.value
      }
    }
    #expect(seen.withLock(\.count) == 3)
  }
}

/// The identities of all cases so far. Each case checks that its own is not among them.
private final class Seen: Sendable {
  static let equalArguments = Seen()
  static let inTurn = Seen()

  private let identities = Mutex<Set<TestIdentity>>([])

  func add(_ identity: TestIdentity) async {
    let isNew = identities.withLock { $0.insert(identity).inserted }
    #expect(isNew)
    await Task { #expect(TestIdentity.current == identity) }.value
    await Task.yield()
    #expect(TestIdentity.current == identity)
  }
}
