import Course
import Dependencies
import Toolchain

/// Who judges an exercise with an answer that is not the person's own.
package struct Examiner: Sendable {
  /// Builds what is asked, once for all, and says what became of each, in their order. An answer that
  /// does not compile, crashes or never ends keeps none of the others from its verdict.
  package var judge: @Sendable (_ asked: [Asked]) async throws(ToolchainError) -> [Judgement]

  package init(
    judge: @escaping @Sendable (_ asked: [Asked]) async throws(ToolchainError) -> [Judgement]
  ) {
    self.judge = judge
  }
}

extension Examiner: TestDependencyKey {
  package static var testValue: Examiner {
    Examiner { asked in
      reportIssue("Unimplemented: the examiner. Override it with $0.examiner = Examiner { … }.")
      return asked.map { Judgement($0.exercise, .ranNothing) }
    }
  }
}

extension DependencyValues {
  package var examiner: Examiner {
    get { self[Examiner.self] }
    set { self[Examiner.self] = newValue }
  }
}
