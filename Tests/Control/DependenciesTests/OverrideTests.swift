import Dependencies
import Testing

@Suite struct Overrides {
  @Test func `an override holds inside and not after`() {
    let inside = withDependencies {
      $0.number = 7
    } operation: {
      currentNumber()
    }
    #expect(inside == 7)
    #expect(currentNumber() == 0)
  }

  @Test func `the innermost override wins, and leaves the others`() {
    withDependencies {
      $0.number = 1
      $0.otherNumber = 2
    } operation: {
      withDependencies {
        $0.number = 3
      } operation: {
        @Dependency(\.otherNumber) var otherNumber
        #expect(currentNumber() == 3)
        #expect(otherNumber == 2)
      }
      #expect(currentNumber() == 1)
    }
  }

  @Test func `an override may be made of what it overrides`() {
    let number = withDependencies {
      $0.number += 5
      $0.number *= 2
    } operation: {
      currentNumber()
    }
    #expect(number == 10)
  }

  @Test func `an error of either closure gets out, and the override ends`() {
    struct Failure: Error, Equatable { let name: String }
    #expect(throws: Failure(name: "update")) {
      try withDependencies { _ in
        throw Failure(name: "update")
      } operation: {
      }
    }
    #expect(throws: Failure(name: "operation")) {
      try withDependencies {
        $0.number = 7
      } operation: {
        throw Failure(name: "operation")
      }
    }
    #expect(currentNumber() == 0)
  }

  @Test func `an asynchronous operation keeps its override across suspensions`() async {
    let numbers = await withDependencies {
      await Task.yield()
      $0.number = 7
    } operation: {
      let before = currentNumber()
      await Task.yield()
      return [before, currentNumber()]
    }
    #expect(numbers == [7, 7])
    #expect(currentNumber() == 0)
  }

  @Test @MainActor func `an asynchronous operation stays on the actor of its caller`() async {
    var touched = 0
    await withDependencies {
      $0.number = 7
      touched += 1
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      touched += currentNumber()
    }
    #expect(touched == 8)
  }

  @Test @MainActor func `an operation of no actor stays on that of its caller, too`() async {
    // Nothing here says main actor, so it is known only if no code has left it.
    nonisolated func isolation() async -> ObjectIdentifier? {
      #isolation.map(ObjectIdentifier.init)
    }
    nonisolated func nested() async -> ObjectIdentifier? {
      await withDependencies {
        $0.number = 7
      } operation: {
        await withEscapedDependencies { dependencies in
          await dependencies.yield { await isolation() }
        }
      }
    }
    #expect(await nested() == ObjectIdentifier(MainActor.shared))
  }
}
