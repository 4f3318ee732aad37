import ConcurrencyExtras
import Dispatch
import IssueReporting
import Stillness
import TestTools
import Testing

@MainActor @Suite struct StillnessTests {
  let count = Count()

  @Test func `comes at once when nothing was set in motion`() async {
    #expect(await Stillness.rest() == .still)
  }

  @Test func `comes after tasks, yields, detached tasks and hops between actors`() async {
    for round in repetitions(1_000) {
      Task { [count] in
        await Task.yield()
        Task.detached { await count.increment() }
      }
      await rest()
      #expect(count.value == round)
    }
  }

  @Test func `comes after a task group`() async {
    Task { [count] in
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...100 { group.addTask { await count.increment() } }
      }
      count.increment()
    }
    await rest()
    #expect(count.value == 101)
  }

  @Test func `comes after an async stream has delivered`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let consumer = Task { [count] in
      for await _ in stream { count.increment() }
    }
    Task.detached {
      for number in 1...100 { continuation.yield(number) }
    }
    await rest()
    #expect(count.value == 100)
    consumer.cancel()
  }

  @Test func `comes after actors that queue up for each other`() async {
    let tally = Tally()
    for _ in 1...100 {
      Task { await tally.add() }
      Task.detached { await tally.add() }
    }
    await rest()
    #expect(await tally.total == 200)
  }

  @Test func `comes after what an actor has still to do when it is asked for inside of it`() async {
    let tally = Tally()
    #expect(await tally.totalAfterRest() == 1)
  }

  @Test func `comes after a task of low priority`() async {
    Task(priority: .background) { [count] in count.increment() }
    await rest()
    #expect(count.value == 1)
  }

  @Test func `comes to the inner of two who wait first`() async {
    let log = Entries()
    Task { [count] in
      count.increment()
      await Stillness.rest()
      log.values.append("inner")
    }
    await rest()
    log.values.append("outer")
    #expect(log.values == ["inner", "outer"])
  }

  @Test func `comes after what a task has put into the main queue`() async {
    let done = LockIsolated(0)
    for round in 1...100 {
      Task.detached { DispatchQueue.main.async { done.setValue(round) } }
      await rest()
      #expect(done.value == round)
    }
  }

  @Test func `does not wait for a task that sleeps in real time`() async {
    // An hour for which no test waits: if rest did, this test would not end.
    let sleep = Task { try await Task.sleep(for: .seconds(3_600)) }
    await rest()
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }

  private func rest() async {
    await Stillness.rest()
  }
}

@MainActor final class Count {
  private(set) var value = 0

  func increment() {
    value += 1
  }
}

@MainActor private final class Entries {
  var values: [String] = []
}

private actor Tally {
  private(set) var total = 0

  func add() {
    total += 1
  }

  func totalAfterRest() async -> Int {
    Task { add() }
    await Stillness.rest()
    return total
  }
}
