import Dispatch
import OperatingSystem
import Stage
import TestTools
import Testing

@Suite(.machineTime(.seconds(60))) struct Inlets {
  @Test func `the last bytes of a pipe come before its end`() async throws {
    for _ in repetitions(1_000) {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let (bytes, inlet) = taken(from: ends[0])
      #expect(write(ends[1], "abc", 3) == 3)
      close(ends[1])
      #expect(await bytes.reduce(into: []) { $0 += $1 } == Array("abc".utf8))
      withExtendedLifetime(inlet) {}
      close(ends[0])
    }
  }

  @Test func `one that is closed comes to its end, though nothing was written`() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (bytes, inlet) = taken(from: ends[0])
    inlet.close()
    #expect(await bytes.reduce(into: []) { $0 += $1 } == [])
    for end in ends { close(end) }
  }

  private func taken(from descriptor: Int32) -> (AsyncStream<[UInt8]>, Inlet) {
    let (bytes, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let inlet = Inlet(descriptor, on: DispatchQueue(label: "inlet tests")) { piece in
      continuation.yield(piece)
    } atEnd: {
      continuation.finish()
    }
    return (bytes, inlet)
  }
}
