import OperatingSystem
import Testing

@Suite(.serialized)
struct SignalActionTests {
  @Test func `a signal writes its number into the pipe, until its former action is restored`()
    throws
  {
    let before = SignalAction(of: SIGURG)
    #expect(before.isDefault)
    let pipe = try Pipe()
    makeNonBlocking(pipe.writing.number)
    sendSignal(SIGURG, into: pipe.writing.number)
    kill(getpid(), SIGURG)
    var byte: UInt8 = 0
    #expect(read(pipe.reading.number, &byte, 1) == 1)
    #expect(Int32(byte) == SIGURG)
    #expect(!SignalAction(of: SIGURG).isDefault)
    before.restore(SIGURG)
    #expect(SignalAction(of: SIGURG).isDefault)
  }

  // A thread that runs tests holds signals back, so the process is sent one, and a thread reads it.

  @Test func `after a second pipe, the first one is restored`() throws {
    let before = SignalAction(of: SIGURG)
    let first = try Pipe()
    let second = try Pipe()
    makeNonBlocking(second.reading.number)
    sendSignal(SIGURG, into: first.writing.number)
    let action = SignalAction(of: SIGURG)
    sendSignal(SIGURG, into: second.writing.number)
    action.restore(SIGURG)
    kill(getpid(), SIGURG)
    var byte: UInt8 = 0
    #expect(read(first.reading.number, &byte, 1) == 1)
    #expect(read(second.reading.number, &byte, 1) == -1)
    before.restore(SIGURG)
  }
}
