import OperatingSystem
import Testing

@Suite struct SignalsTests {
  @Test func `the last handler gets a signal, and then the one before, in any order of ends`() async
  {
    let (calls, called) = AsyncStream<String>.makeStream()
    var all = calls.makeAsyncIterator()
    #expect(Signals.isFree(SIGURG))
    let handlers = ["first", "second", "third"].map { name in
      Signals([SIGURG]) { called.yield("\(name) \($0)") }
    }
    // A thread that runs tests holds signals back, so the process is sent one.
    kill(getpid(), SIGURG)
    #expect(await all.next() == "third \(SIGURG)")
    handlers[1].stop()
    handlers[2].stop()
    kill(getpid(), SIGURG)
    #expect(await all.next() == "first \(SIGURG)")
    #expect(!Signals.isFree(SIGURG))
    handlers[0].stop()
    #expect(Signals.isFree(SIGURG))
  }

  @Test func `a signal that is ignored stays ignored`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      let signals = Signals([SIGHUP]) { _ in exit(1) }
      takeSignal(SIGHUP)
      signals.stop()
      takeSignal(SIGHUP)
    }
  }
}
