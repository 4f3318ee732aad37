import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
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

  @Test func `permissions are read as they were recorded`() throws {
    let workbook = try PlantedCourse.small()
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

  @Test func `on the real machine every question has an answer`() async throws {
    let workbook = try PlantedCourse.small()
    let before = try FileManager.default.contentsOfDirectory(atPath: workbook.shownPath).sorted()
    let probes = DoctorProbes.liveValue
    #expect(await probes.canWrite(workbook.root))
    #expect(await probes.canWrite(workbook.root.appending(path: "not/there/yet")))
    #expect(await probes.freeSpace(workbook.root) ?? 0 > 0)
    let after = try FileManager.default.contentsOfDirectory(atPath: workbook.shownPath).sorted()
    #expect(after == before)
  }
}
