import ChapterKit
import Course
import Foundation
import TestTools
import Testing

/// A program that links a test framework cannot be started where there is only a Swift runtime.
@Suite struct BuiltProductsLinkage {
  @Test func `no program of this package links Testing or XCTest`() throws {
    let demos = try Course(at: repository).chapters.filter(\.hasDemo).map(\.name)
    for name in demos + ["benchmarks", "workbook", "workshop"] {
      let program = BuiltProducts.folder.appending(path: name)
      // A slice has what it names, and else there is each.
      if ProcessInfo.processInfo.environment["WORKBOOK_ONLY"]?.isEmpty == false,
        !FileManager.default.fileExists(atPath: program.path)
      {
        continue
      }
      #expect(try Self.testFrameworks(of: program) == [], "\(name) would not start without them")
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
