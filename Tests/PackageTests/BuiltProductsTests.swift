import ChapterKit
import Foundation
import TestTools
import Testing

/// A program that links a test framework cannot be started where there is only a Swift runtime.
@Suite struct BuiltProductsLinkage {
  @Test func `no program of this package links Testing or XCTest`() throws {
    let files = FileManager.default
    let programs = try BuiltProducts.folder.contents.filter { file in
      var isFolder: ObjCBool = false
      return !file.path.hasSuffix(".xctest") && files.isExecutableFile(atPath: file.path)
        && files.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    // A slice has what it names, and else there is each.
    if ProcessInfo.processInfo.environment["WORKBOOK_ONLY"]?.isEmpty ?? true {
      let demos = try repository.appending(path: "Chapters").contents.filter {
        files.fileExists(atPath: $0.appending(path: "Sources").path)
      }
      let names =
        demos.map { "\($0.lastPathComponent.dropFirst(3))" } + [
          "benchmarks", "workbook", "workshop",
        ]
      #expect(Set(names).subtracting(programs.map(\.lastPathComponent)) == [], "They are not there")
    }
    for program in programs {
      let frameworks = try Self.testFrameworks(of: program)
      #expect(frameworks == [], "\(program.lastPathComponent) would not start without them")
    }
  }

  @Test func `the tests themselves are found to link both`() throws {
    let found = try Self.testFrameworks(of: BuiltProducts.code).joined(separator: " ")
    #expect(found.contains("Testing") && found.contains("XCTest"))
  }

  /// The test frameworks that the system would have to load with a program. Their names stand in it
  /// as they are, in the format of Linux and in that of macOS. A path in a sentence of ours ends with
  /// `.framework`, so it is not taken for one.
  private static func testFrameworks(of program: URL) throws -> [String] {
    let signs = [
      "libTesting.so", "libXCTest.so", "Testing.framework/Versions/", "XCTest.framework/Versions/",
    ]
    let bytes = try Data(contentsOf: program, options: .alwaysMapped)
    return signs.filter { bytes.range(of: Data($0.utf8)) != nil }
  }
}

extension URL {
  fileprivate var contents: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)
    }
  }
}
