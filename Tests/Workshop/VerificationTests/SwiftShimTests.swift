import Foundation
import OperatingSystem
import Programs
import TestTools
import Testing

@testable import Verification

/// What runs the tests of a text on macOS: a shell's words, so that any shell can say what they do.
@Suite struct SwiftShimTests {
  private let folder: URL

  init() throws {
    folder = quickestFolder.appending(path: "shim-\(UUID())")
    try plant("bin/xcode-select", "echo \(path("Tools"))")
    try plant(
      "bin/xcrun",
      "case \"$*\" in *platform-path) exit 1;; *) echo \(path("swift/bin/swiftc"));; esac"
    )
    try plant(
      "swift/libexec/swift/pm/swiftpm-testing-helper",
      "printf '%s\\n' \"$@\" \"$DYLD_FRAMEWORK_PATH\" \"$DYLD_LIBRARY_PATH\""
    )
    try plant("My tests.xctest/Contents/MacOS/Tests", "")
  }

  @Test func `with the command line tools, the frameworks are theirs`() async throws {
    #expect(
      try await run() == [
        "--test-bundle-path", path("My tests.xctest/Contents/MacOS/Tests"), "--filter", "A B",
        "/Developer/Library/Frameworks:\(path("Tools"))/Library/Developer/Frameworks",
        "/Developer/usr/lib:\(path("Tools"))/Library/Developer/usr/lib",
      ]
    )
  }

  @Test func `with Xcode, the frameworks are those of the platform`() async throws {
    try plant(
      "bin/xcrun",
      "case \"$*\" in *platform-path) echo /X;; *) echo \(path("swift/bin/swiftc"));; esac"
    )
    let lines = try await run()
    #expect(
      lines.suffix(2).map { $0.prefix { $0 != ":" } } == [
        "/X/Developer/Library/Frameworks", "/X/Developer/usr/lib",
      ]
    )
  }

  private func run() async throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = SwiftShim.runsTestsOnMac(path("My tests.xctest"))
    let result = try await Program(
      "sh",
      ["-c", "\(words) \"$@\"", "sh", "--filter", "A B"],
      environment: ["PATH": "\(path("bin")):/usr/bin:/bin"]
    )
    .result()
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  private func plant(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try "#!/bin/sh\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
