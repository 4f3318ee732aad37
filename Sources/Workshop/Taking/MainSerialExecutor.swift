extension SourceFile {
  /// What each taken package has beside its tests, and the workbook does not need: here, an advance
  /// of a test clock ends when everything that it set in motion has come to rest.
  ///
  /// Swift Testing makes the traits of all suites before it runs the first test, also of a suite
  /// that has no tests.
  static let mainSerialExecutor = SourceFile(
    path: "MainSerialExecutor.swift",
    text: """
      import \(library)
      import Testing

      /// Lets all tasks of this process take turns, from before its first test on.
      @Suite(MainSerialExecutor()) private struct AllTests {}

      private struct MainSerialExecutor: SuiteTrait {
        init() { uncheckedUseMainSerialExecutor = true }
      }

      """
  )
}

private let library = "ConcurrencyExtras"

extension TakenTarget {
  /// The same tests, each of which finds its tasks taking turns: those of Swift Testing by a file,
  /// and those of XCTest, which run in a process of their own, by a method of their class.
  var onOneThread: TakenTarget {
    var target = changed {
      $0.replacing(/( *)(.*: XCTestCase \{\n)/) { line in
        """
        \(line.1)\(line.2)\(line.1)  override func invokeTest() {
        \(line.1)    withMainSerialExecutor { super.invokeTest() }
        \(line.1)  }


        """
      }
    }
    target.files.append(.mainSerialExecutor)
    return target
  }
}
