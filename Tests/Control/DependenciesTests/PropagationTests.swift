import Dependencies
import DependenciesTestSupport
import Dispatch
import Testing

@Suite(.dependencies { $0.number = 7 })
struct Propagation {
  @Test func `the children of a task inherit overrides`() async {
    let numbers = await withTaskGroup { group in
      for _ in 1...20 {
        group.addTask {
          async let number = currentNumber()
          return await number
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(numbers == Array(repeating: 7, count: 20))
  }

  @Test func `an unstructured task inherits overrides, also after their end`() async {
    let task = withDependencies {
      $0.number = 8
    } operation: {
      Task {
        await Task.yield()
        return currentNumber()
      }
    }
    #expect(await task.value == 8)
    #expect(currentNumber() == 7)
  }

  @Test func `an escaping closure gets them through a continuation`() async {
    let number = await withCheckedContinuation { done in
      withEscapedDependencies { dependencies in
        DispatchQueue.global().async {
          let without = currentNumber()
          dependencies.yield { done.resume(returning: [without, currentNumber()]) }
        }
      }
    }
    #expect(number == [0, 7])
  }

  @Test func `a continuation carries what held when it was made`() async throws {
    let continuation = withEscapedDependencies { $0 }
    try await withDependencies {
      $0.number = 8
    } operation: {
      #expect(continuation.yield { currentNumber() } == 7)
      try await withEscapedDependencies { later in
        try await later.yield {
          await Task.yield()
          try #require(currentNumber() == 8)
        }
      }
    }
  }

  @Test func `a model that a continuation returns hands on what it was made with`() {
    final class Model {}
    let continuation = withDependencies {
      $0.otherNumber = 3
    } operation: {
      withEscapedDependencies { $0 }
    }
    withDependencies(from: continuation.yield { Model() }) {
      @Dependency(\.otherNumber) var otherNumber
      #expect(otherNumber == 3)
    }
  }
}
