import IssueReporting
import Stillness
import Testing

@MainActor @Suite struct StillnessTests {
  let count = Count()

  @Test func `comes after tasks, detached tasks and hops between actors`() async {
    for round in 1...1_000 {
      Task { [count] in
        await Task.yield()
        Task.detached { await count.increment() }
      }
      let outcome = await Stillness.rest(for: .current)
      #expect(outcome == .still)
      #expect(count.value == round)
    }
  }
}

@MainActor final class Count {
  private(set) var value = 0

  func increment() {
    value += 1
  }
}
