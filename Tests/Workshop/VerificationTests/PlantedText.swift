import Testing

/// A fault that is planted into the texts of a course, and the sentence that says so.
struct PlantedText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let plant: @Sendable (TeapotCourse) throws -> Void
  let faults: [String]

  init(
    _ name: String,
    _ faults: String...,
    plant: @escaping @Sendable (TeapotCourse) throws -> Void
  ) {
    testDescription = name
    self.faults = faults
    self.plant = plant
  }

  static let lesson = "Chapters/01-Teapot/README.md"
  static let exercises = "Exercises/01-Teapot/README.md"
  static let hints = "Exercises/01-Teapot/Hints.md"
  static let solutions = "Solutions/01-Teapot"
}
