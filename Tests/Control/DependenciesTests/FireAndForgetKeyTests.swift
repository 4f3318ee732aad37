import Dependencies
import TestTools
import Testing

@Suite struct FireAndForgetKey {
  @Test func `in a test it waits, and an error is an issue`() async {
    struct Failure: Error {}
    let log = LockIsolated<[Int]>([])
    let messages = await IssueLog.messages {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget {
        await Task.yield()
        log.withValue { $0.append(1) }
        throw Failure()
      }
    }
    #expect(log.value == [1])
    #expect(messages == ["Work of 'fireAndForget' failed: Failure()"])
  }

  @Test func `in a test it goes on when its caller is cancelled`() async {
    let isCancelled = LockIsolated<Bool?>(nil)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget(name: "work") { isCancelled.setValue(Task.isCancelled) }
    }
    await task.value
    #expect(isCancelled.value == false)
  }

  @Test func `a program does not wait`() async {
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      let (done, finish) = AsyncStream<Int>.makeStream()
      let (gate, open) = AsyncStream<Never>.makeStream()
      await fireAndForget {
        for await _ in gate {}
        finish.yield(7)
        finish.finish()
      }
      open.finish()
      #expect(await done.first { _ in true } == 7)
    }
  }
}
