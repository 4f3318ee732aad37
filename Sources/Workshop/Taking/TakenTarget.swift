/// A target of the package that is taken: its files, and what they need.
struct TakenTarget: Sendable {
  enum Kind: String, Sendable {
    /// Code to keep.
    case own = "Sources"
    case tests = "Tests"
    /// What stands for a framework of others, until the real one takes its place.
    case outside = "Outside"
    /// The workbook's own libraries, where they take the place of the real ones.
    case control = "Control"
  }

  var name: String
  let kind: Kind
  var files: [TakenFile]
  /// Whether it was written under the workbook's own rules, some of which change what code means.
  var isStrict = true
  /// The modules that tests are linked with, whether they import them or not.
  var linked: [String] = []

  /// Its folder in the package.
  var path: String { "\(kind.rawValue)/\(name)" }

  /// The modules that it is built with: those that it imports, and for tests the one that lets
  /// issues fail them.
  var needs: Set<String> {
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    return imports.union(kind == .tests ? linked + ["DependenciesTestSupport"] : [])
  }

  /// The same with another text in each file.
  func changed(_ change: (String) -> String) -> TakenTarget {
    var target = self
    target.files = files.map { TakenFile(path: $0.path, text: change($0.text)) }
    return target
  }

  /// The same with another name for a module, its own or one that it imports.
  func renaming(_ module: String, to other: String) -> TakenTarget {
    var target = changed {
      $0.replacing("import \(module)\n", with: "import \(other)\n")
        .replacing("\(module).", with: "\(other).")
    }
    if name == module { target.name = other }
    return target
  }

  /// The same tests, in a process in which all tasks take turns. The workbook does not need this:
  /// here, an advance of a test clock ends when everything that it has caused is done.
  var takingTurns: TakenTarget {
    var target = changed {
      $0.replacing(/( *)(.*: XCTestCase \{\n)/) { line in
        """
        \(line.1)\(line.2)\(line.1)  override func invokeTest() {
        \(line.1)    withMainSerialExecutor { super.invokeTest() }
        \(line.1)  }


        """
      }
    }
    target.files.append(Self.mainSerialExecutor)
    return target
  }

  /// Swift Testing makes the traits of all suites before it runs the first test, also of a suite
  /// that has no tests.
  private static let mainSerialExecutor = TakenFile(
    path: "MainSerialExecutor.swift",
    text: """
      \("import") ConcurrencyExtras
      \("import") Testing

      /// Lets all tasks of this process take turns, from before its first test on.
      @Suite(MainSerialExecutor()) private struct AllTests {}

      private struct MainSerialExecutor: SuiteTrait {
        init() { uncheckedUseMainSerialExecutor = true }
      }

      """
  )
}

extension [TakenTarget] {
  var needs: Set<String> { reduce(into: []) { $0.formUnion($1.needs) } }
}
