import Dependencies

extension Judge {
  package static var testValue: Judge {
    Judge { exercises, _, _ in
      reportIssue("Unimplemented: the judge. Override it with $0.judge = Judge { … }.")
      return exercises.map { Judgement($0, .ranNothing) }
    }
  }
}

extension DependencyValues {
  package var judge: Judge {
    get { self[Judge.self] }
    set { self[Judge.self] = newValue }
  }
}
