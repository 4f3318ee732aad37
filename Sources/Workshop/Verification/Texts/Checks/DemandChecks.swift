import Course
import Usage

extension TextCheck {
  static let demands = TextCheck("the n-th test is that of the n-th demand") { chapter in
    chapter.exercises.filter { chapter.files.exists($0.testsPath) }.compactMap { exercise in
      let demands = exercise.demands.count
      let tests = chapter.files.lines(exercise.testsPath).count {
        $0.drop { $0 == " " }.hasPrefix("@Test")
      }
      guard demands != tests || demands == 0 else { return nil }
      return Fault(
        exercise.testsPath,
        """
        \(exercise.name) has \(counted(demands, "numbered demand")) and \
        \(counted(tests, "test")): the n-th test has to be that of the n-th demand.
        """
      )
    }
  }
}
