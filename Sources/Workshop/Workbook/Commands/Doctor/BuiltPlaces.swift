import Course
import Foundation

/// What of the workbook has been built in this clone.
struct BuiltPlaces: Equatable, Sendable {
  /// The demos, by the names of their chapters, that have not been built yet.
  var demos: [String]
  /// Whether the tests have been built where `swift test` builds them.
  var hasTests: Bool
  /// The chapters whose exercises have not been built where `check` builds them.
  var exercises: [String]

  init(in root: URL) {
    let chapters = (try? Course(at: root))?.chapters ?? []
    demos = chapters.filter(\.hasDemo).map(\.name).filter { !root.has(".build/debug/\($0)") }
    hasTests = root.names(in: ".build/debug").contains { $0.hasSuffix(".xctest") }
    exercises = chapters.filter { !root.has(".build/check/debug/\($0.exercisesModule).build") }
      .map(\.name)
  }
}

extension DoctorFinding {
  static func built(_ places: BuiltPlaces?) -> DoctorFinding {
    guard let places else {
      return .note("builds", "The disk does not answer in time.", "See whether it is there.")
    }
    var cold: [String] = []
    if !places.demos.isEmpty { cold.append("the demos of \(places.demos.joined(separator: ", "))") }
    if !places.hasTests { cold.append("the tests") }
    if !places.exercises.isEmpty {
      cold.append("what check uses for \(places.exercises.joined(separator: ", "))")
    }
    guard !cold.isEmpty else { return .fine("builds", "All is built that a class needs.") }
    return .note(
      "builds",
      "Not built yet: \(cold.joined(separator: "; ")).",
      "To build it ahead, \(FirstBuild.ofAll): swift run workbook prepare"
    )
  }
}
