import Course
import Foundation
import Taking
import Toolchain

extension Verification {
  /// What `swift run workbook take` makes of each chapter, and of its solved exercises: it builds,
  /// and its tests pass. All are one package here, which has to be built once; and the workbook's
  /// own libraries take the place of the real ones, which are on a network.
  func packages() async -> VerificationReport {
    var report = VerificationReport()
    guard parts.contains(.packages) else { return report }
    let watch = clock.stopwatch()
    var packages: [TakenPackage] = []
    for chapter in chapters {
      do throws(TakeError) {
        packages += try chapter.packages
      } catch {
        report.faults.append(Fault("Chapters/\(chapter.folder)", error.sentence))
      }
    }
    var count = 0
    do {
      let files = try TakenPackage.combined(packages)
      count = try await packageTest.passedTests(
        files,
        course.root.appending(path: ".build/taken")
      )
      report.counts.packages = packages.count
    } catch let error as TakeError {
      report.faults.append(Fault("Sources", error.sentence))
    } catch let error as ToolchainError {
      report.faults.append(
        Fault("Chapters", "What \"take\" makes of them does not stand: \(error.sentence)")
      )
    } catch {
      report.faults.append(Fault("Chapters", "\(error)"))
    }
    note("packages", "\(packages.count, "package"), \(count, "test") pass in them", report, watch)
    return report
  }
}

extension CourseChapter {
  fileprivate var packages: [TakenPackage] {
    get throws(TakeError) {
      var packages: [TakenPackage] = []
      if hasDemo { packages.append(try TakenPackage(of: self)) }
      packages.append(try TakenPackage(of: exercises, in: self, from: "Solutions"))
      return packages
    }
  }
}
