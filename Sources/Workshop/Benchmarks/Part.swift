/// The two kinds of process in which dependencies are used.
///
/// A process is one or the other for as long as it lives, and the jobs of a test process take
/// another way, so each kind is measured on its own.
enum Part: CaseIterable {
  case program
  case test

  var title: String {
    switch self {
    case .program: "In a program"
    case .test: "In a test process"
    }
  }

  var rows: [Row] {
    switch self {
    case .program: Row.reads + Row.overrides + Row.models + Row.values
    case .test:
      Row.readsInTests + Row.overridesInTests + Row.clocks + Row.issues
    }
  }

  static var allOperations: [String] {
    allCases.flatMap { $0.rows.map(\.operation) }
  }
}
