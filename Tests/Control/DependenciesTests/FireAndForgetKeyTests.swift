import Dependencies
import Testing

@Suite struct FireAndForgetKey {
  @Test func `in a test it waits, and an error is forgotten`() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let log = LockIsolated<[Int]>([])
    await fireAndForget {
      await Task.yield()
      log.withValue { $0.append(1) }
      throw Failure()
    }
    #expect(log.value == [1])
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
