import ChapterKit
import Foundation
import TestTools
import Testing

/// A program that links a test framework cannot be started where there is only a Swift runtime.
@Suite struct BuiltProductsLinkage {
  @Test func `no program of this package links Testing or XCTest`() throws {
    let programs = try BuiltProgram.all(in: BuiltProducts.folder)
    // A slice has what it names, and else there is each.
    if ProcessInfo.processInfo.environment["WORKBOOK_ONLY"]?.isEmpty ?? true {
      let chapters = repository.appending(path: "Chapters").path
      let demos = try FileManager.default.contentsOfDirectory(atPath: chapters).filter {
        FileManager.default.fileExists(atPath: "\(chapters)/\($0)/Sources")
      }
      let names = demos.map { "\($0.dropFirst(3))" } + ["benchmarks", "workbook", "workshop"]
      #expect(Set(names).subtracting(programs.map(\.name)) == [], "These are not there")
    }
    for program in programs {
      #expect(program.testFrameworks == [], "\(program.name) would not start without them")
    }
  }

  @Test func `a program that does link them is found out`() throws {
    let place = try TestFolder()
    let folder = place.url
    for name in ["linux-or-macos", "bundle.xctest"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name),
        withDestinationURL: BuiltProducts.code
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
