import Foundation
import OperatingSystem
import TestTools
import Testing

@testable import Programs

/// Each in a process of its own, because it ends the process. One at a time: while it runs, a
/// thread waits for it.
@Suite(.serialized, .machineTime(.seconds(60))) struct InterruptionsOfPrograms {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the programs, and then does what it always does`(signal: Int32) async throws {
    let file = quickestFolder.appending(path: "interruption-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      let script = "sleep 1000 & echo $! > \"$1\"; echo ready; wait"
      let program = Program("/bin/sh", ["-c", script, "sh", path])
      _ = try await program.run { _ in kill(getpid(), signal) }
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let number = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    #expect(!ProcessEntry.all.contains { $0.id == number })
  }
}
