import OperatingSystem
import Testing

struct WakePipeTests {
  @Test func `a thread that waits after it was woken is woken too`() throws {
    let pipe = try WakePipe()
    #expect(!isReadable(pipe.descriptor))
    pipe.wake()
    #expect(isReadable(pipe.descriptor))
    #expect(isReadable(pipe.descriptor))
  }

  @Test func `a pipe that is full keeps no caller waiting`() throws {
    let pipe = try WakePipe()
    for _ in 1...100_000 { pipe.wake() }
    #expect(isReadable(pipe.descriptor))
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }
}
