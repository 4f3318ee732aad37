import PlantedCourses
import Testing

/// A fault that is planted into the texts of a course, and the sentence that says so.
struct PlantedText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let plant: @Sendable (PlantedCourse) throws -> Void
  /// All that is found, in order; or, where one thing leads to many, what is found first.
  let faults: [String]
  let leadsToMore: Bool

  init(
    _ name: String,
    _ faults: String...,
    andMore leadsToMore: Bool = false,
    plant: @escaping @Sendable (PlantedCourse) throws -> Void
  ) {
    testDescription = name
    self.faults = faults
    self.leadsToMore = leadsToMore
    self.plant = plant
  }

  static let lesson = "Chapters/01-Teapot/README.md"
  static let stage = "Chapters/01-Teapot/OnStage.md"
  static let exercises = "Exercises/01-Teapot/README.md"
  static let hints = "Exercises/01-Teapot/Hints.md"
  static let solutions = "Solutions/01-Teapot"
}
