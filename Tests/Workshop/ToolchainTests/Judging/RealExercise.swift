import Course
import PlantedCourses

private let course = Result { try Course(at: RepositoryCopy.original) }

/// An exercise of this workbook: for its names and paths, not for what is solved.
func realExercise(_ name: String) throws -> Exercise { try course.get().exercise(name) }
