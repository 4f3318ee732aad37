import Foundation
import TestTools
import Testing

/// A program that links a test framework cannot be started where there is only a Swift runtime.
@Suite struct BuiltProductsLinkage {
  @Test func `no program of this package links Testing or XCTest`() throws {
    let programs = try BuiltProgram.all(in: BuiltProducts.folder)
    let missing = try Self.everyProgram.subtracting(programs.map(\.name))
    // In a slice, what it names is built alone.
    let isSlice = ProcessInfo.processInfo.environment["WORKBOOK_ONLY"]?.isEmpty == false
    #expect(missing.isEmpty || isSlice, "Not beside the tests: \(missing.sorted())")
    for program in programs {
      #expect(program.testFrameworks == [], "\(program.name) would not start without them")
    }
  }

  private static var everyProgram: Set<String> {
    get throws {
      let chapters = URL(filePath: #filePath).appending(path: "../../../Chapters").standardized.path
      let names = try FileManager.default.contentsOfDirectory(atPath: chapters).filter {
        FileManager.default.fileExists(atPath: "\(chapters)/\($0)/Sources")
      }
      return Set(names.map { String($0.dropFirst(3)) } + ["benchmarks", "workbook", "workshop"])
    }
  }

  @Test func `a program that does link them is found out`() throws {
    let place = try TestFolder()
    let folder = place.url
    for name in ["linux-or-macos", "bundle.xctest"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name),
        withDestinationURL: BuiltProducts.tests
      )
    }
    // What a program for macOS has among its load commands.
    let macOS = folder.appending(path: "macos")
    try Data("\0@rpath/Testing.framework/Versions/A/Testing\0".utf8).write(to: macOS)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: macOS.path)
    try Data("libXCTest.so".utf8).write(to: folder.appending(path: "notes"))

    let programs = try BuiltProgram.all(in: folder)

    #expect(programs.map(\.name) == ["linux-or-macos", "macos"])
    let found = programs.map { $0.testFrameworks.joined(separator: " ") }
    #expect(found[0].contains("Testing") && found[0].contains("XCTest"))
    #expect(found[1] == "Testing.framework/Versions/")
  }
}
