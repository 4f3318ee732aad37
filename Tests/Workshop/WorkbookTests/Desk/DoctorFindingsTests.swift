import Dependencies
import DependenciesTestSupport
import Foundation
import OperatingSystem
import Stage
import Testing

@testable import Workbook

@Suite struct DoctorFindings {
  @Test(arguments: [
    ("6.2", "6.3.1", true), ("6.2", "6.2", true), ("6.2", "6.2.1", true), ("6.2", "6.10", true),
    ("6.2", "6.1.9", false), ("6.2", "5.10", false), ("6.2.1", "6.2", false), ("6.2", "7", true),
  ])
  func `versions are compared as numbers`(needed: String, version: String, isMet: Bool) {
    #expect(ToolsVersion(needed).isMet(by: version) == isMet)
  }

  @Test(arguments: [
    (
      Extent(columns: 80, rows: 24), true, ColorDepth.full,
      "80 columns, 24 rows, all colours, keys."
    ),
    (Extent(columns: 40, rows: 12), true, .none, "40 columns, 12 rows, no colours, keys."),
  ])
  func `a terminal that is large enough is fine`(
    size: Extent,
    hasKeys: Bool,
    colors: ColorDepth,
    words: String
  ) {
    let finding = TerminalFacts(size: size, hasKeys: hasKeys, colors: colors).finding
    #expect(finding == .fine("terminal", words))
  }

  @Test(arguments: [Extent(columns: 39, rows: 40), Extent(columns: 100, rows: 11)])
  func `a terminal that is too small says what the demos need`(size: Extent) {
    let finding = TerminalFacts(size: size, hasKeys: true, colors: .sixteen).finding
    #expect(
      finding
        == .note(
          "terminal",
          "\(size.columns) columns, \(size.rows) rows, 16 colours, keys.",
          "Demos need 40 columns and 12 rows: make the window larger, or the font smaller."
        )
    )
  }

  @Test func `permissions are read as they were recorded`() throws {
    let workbook = try SmallCourse()
    #expect(RecordedPermissions(in: workbook.root) == .answers([]))
    try workbook.write(
      "permissions.json",
      #"{"Map": {"location": "allowed"}, "Book": {"contacts": "allowed"}}"#
    )
    #expect(
      DoctorFinding.permissions(RecordedPermissions(in: workbook.root))
        == .fine("permissions", "Book contacts allowed, Map location allowed.")
    )
    try workbook.write("permissions.json", "{")
    #expect(RecordedPermissions(in: workbook.root) == .unreadable)
  }

  @Test func `a lock counts while it is held, and a file that was left behind does not`() throws {
    let workbook = try SmallCourse()
    let scratch = workbook.root.appending(path: ".build")
    let lock = ScratchLock(of: scratch, temporaryFolder: workbook.root)
    #expect(!lock.isHeld)
    try Data().write(to: lock.file)
    #expect(!lock.isHeld)
    let descriptor = open(lock.file.path(percentEncoded: false), O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(lock.isHeld)
    close(descriptor)
    #expect(!lock.isHeld)
  }

  @Test func `the lock is named as the package manager names it`() {
    let lock = ScratchLock(
      of: URL(filePath: "/no/such/place/.build"),
      temporaryFolder: URL(filePath: "/tmp")
    )
    #expect(lock.file.path(percentEncoded: false) == "/tmp/_no_such_place_.build.lock")
  }

  @Test func `on the real machine every question has an answer`() async throws {
    let workbook = try SmallCourse()
    let before = try FileManager.default.contentsOfDirectory(atPath: workbook.path).sorted()
    let probes = DoctorProbes.liveValue
    #expect(await probes.canWrite(workbook.root))
    #expect(await probes.canWrite(workbook.root.appending(path: "not/there/yet")))
    #expect(await probes.freeSpace(workbook.root) ?? 0 > 0)
    let after = try FileManager.default.contentsOfDirectory(atPath: workbook.path).sorted()
    #expect(after == before)
  }
}
