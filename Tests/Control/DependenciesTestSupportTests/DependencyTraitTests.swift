import Dependencies
import DependenciesTestSupport
import TestTools
import Testing

private enum StepKey: DependencyKey {
  static let liveValue = -1
  static let testValue = 0
}

private enum LabelKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private struct Unit: DependencyKey, Equatable {
  var name: String
  var size = 3
  static let liveValue = Unit(name: "live")
  static let testValue = Unit(name: "test")
}

private final class Tally: Sendable {
  let count = LockIsolated(0)
}

private enum TallyKey: TestDependencyKey {
  static var testValue: Tally { Tally() }
}

extension DependencyValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }

  fileprivate var label: String {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  fileprivate var unit: Unit {
    get { self[Unit.self] }
    set { self[Unit.self] = newValue }
  }

  fileprivate var tally: Tally {
    get { self[TallyKey.self] }
    set { self[TallyKey.self] = newValue }
  }
}

@Suite(.dependency(\.step, 7), .dependency(\.tally, Tally()))
struct DependencyTraits {
  @Dependency(\.step) var step

  @Test func `a suite's trait is for each of its tests`() async {
    #expect(step == 7)
    async let inChild = {
      @Dependency(\.step) var step
      return step
    }()
    #expect(await inChild == 7)
  }

  @Test(.dependency(\.step, 8), .dependency(\.step, 9), .dependency(\.label, "here"))
  func `the last of several traits wins, and the others stay`() {
    @Dependency(\.label) var label
    #expect(step == 9)
    #expect(label == "here")
  }

  @Test(.dependency(Unit(name: "here"))) func `a value may be its own key`() {
    @Dependency(Unit.self) var unit
    #expect(unit.name == "here")
  }

  @Test(.dependency(\.unit.name, "part")) func `a part may be overridden`() {
    @Dependency(\.unit) var unit
    #expect(unit == Unit(name: "part", size: 3))
  }

  @Test(.dependency(\.step, 8)) func `a model keeps what a trait overrides`() async {
    struct Model: Sendable {
      @Dependency(\.step) var step
      @Dependency(\.label) var label
    }
    let model = withDependencies {
      $0.label = "here"
    } operation: {
      Model()
    }
    #expect(model.step == 8)
    #expect(model.label == "here")
    #expect(await Task.detached { model.step }.value == 8)
    #expect(await Task.detached { model.label }.value == "here")
  }

  @Test(arguments: 1...20) func `each case has values of its own`(_ index: Int) {
    @Dependency(\.tally) var tally
    #expect(
      tally.count.withValue {
        $0 += 1
        return $0
      } == 1
    )
  }

  @Suite struct Nested {
    @Test func `the suites of a suite have its trait too`() {
      @Dependency(\.step) var step
      #expect(step == 7)
    }
  }
}

@Suite struct DependencyTraitErrors {
  @Test func `a value that cannot be made fails the test that wants it`() async throws {
    struct Failure: Error {}
    @Sendable func make() throws -> Int { throw Failure() }
    let trait: DependencyTrait = .dependency(\.step, try make())
    let test = try #require(Test.current)
    await #expect(throws: Failure.self) {
      try await trait.provideScope(for: test, testCase: nil) {}
    }
  }
}
