import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Workbook

@Suite struct DoctorFindings {
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
