import Foundation
import Testing

/// A program that links a test framework cannot be started where there is only a Swift runtime.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe"), "ELF files only."))
struct BuiltProducts {
  /// The bundle that is running, which lies beside the programs.
  private let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()

  @Test func `no program of this package links Testing or XCTest`() throws {
    let folder = bundle.deletingLastPathComponent()
    let programs = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.isRegularFileKey]
    )
    .filter { file in
      try file.pathExtension == ""
        && file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile!
        && Data(contentsOf: file, options: .alwaysMapped).starts(with: [0x7F, 0x45, 0x4C, 0x46])
    }
    #expect(programs.isEmpty == false, "There is no program beside the tests")
    for program in programs {
      #expect(try testFrameworks(of: program) == [], "\(program.path) would not start without them")
    }
    #expect(try testFrameworks(of: bundle) == ["libTesting.so", "libXCTest.so"])
  }

  /// The name of a library that is needed stands between two zeros, and so does nothing else.
  private func testFrameworks(of program: URL) throws -> [String] {
    let bytes = try Data(contentsOf: program, options: .alwaysMapped)
    return ["libTesting.so", "libXCTest.so"].filter {
      bytes.range(of: Data("\0\($0)\0".utf8)) != nil
    }
  }
}
