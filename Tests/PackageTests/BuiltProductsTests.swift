import Foundation
import Testing

/// A program that links a test framework cannot be started where there is only a Swift runtime.
@Suite(.enabled(if: BuiltProducts.canBeRead, BuiltProducts.whyNot))
struct BuiltProductsLinkage {
  @Test func `no program of this package links Testing or XCTest`() throws {
    let programs = try BuiltProgram.all(in: BuiltProducts.folder)
    #expect(programs.isEmpty == false, "There is no program beside the tests")
    for program in programs {
      #expect(program.testFrameworks == [], "\(program.name) would not start without them")
    }
  }

  @Test func `a program that does link them is found out`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["planted", "bundle.xctest"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name),
        withDestinationURL: BuiltProducts.testBundle
      )
    }
    try Data("#!/bin/sh\n".utf8).write(to: folder.appending(path: "script"))

    let programs = try BuiltProgram.all(in: folder)

    #expect(programs.map(\.name) == ["planted"])
    #expect(programs.flatMap(\.testFrameworks).contains("libTesting.so"))
    #expect(programs.flatMap(\.testFrameworks).contains("libXCTest.so"))
  }
}
