import Testing
import Verification

@Suite struct TextFaults {
  @Test func `a course in which all is well has none`() throws {
    #expect(found(in: try TeapotCourse()).map(\.fault) == [])
  }

  @Test(arguments: PlantedText.all)
  func `each is found, and said in a sentence with its place`(planted: PlantedText) throws {
    let course = try TeapotCourse()
    try planted.plant(course)
    let faults = found(in: course).map(\.fault)
    #expect(
      (planted.leadsToMore ? Array(faults.prefix(planted.faults.count)) : faults) == planted.faults
    )
  }

  /// A check that finds nothing in any of the planted faults would never find anything.
  @Test func `every check finds one of them`() throws {
    var silent = Set(
      (TextCheck.all + TextCheck.allOfAFreshClone).map(\.description)
        + CourseCheck.all.map(\.description)
    )
    for planted in PlantedText.all {
      let course = try TeapotCourse()
      try planted.plant(course)
      for (check, _) in found(in: course) { silent.remove(check) }
    }
    #expect(silent == [])
  }

  private func found(in course: TeapotCourse) -> [(check: String, fault: String)] {
    let files = course.files
    let ofTheCourse = CourseCheck.all.flatMap { check in
      check.faults(in: files).map { (check.description, $0.description) }
    }
    return ofTheCourse
      + files.chapters.flatMap { chapter in
        (TextCheck.all + TextCheck.allOfAFreshClone).flatMap { check in
          check.faults(in: chapter).map { (check.description, $0.description) }
        }
      }
  }
}
