import Course
import Foundation
import Usage

/// A target of the package that is taken.
struct TakenTarget: Sendable {
  enum Kind: String, Sendable {
    /// Code to keep.
    case own = "Sources"
    case tests = "Tests"
    /// Stands in for a framework of others, until the real one replaces it.
    case outside = "Outside"
    /// A library of the workbook, which replaces the real one to prove that a package builds.
    case control = "Control/Sources"
  }

  var name: String
  let kind: Kind
  /// The texts of its files, by their paths from its folder.
  var files: [String: String]
  /// Whether it is built with the settings of the workbook's own code. Some of them change what
  /// code means.
  var usesStrictSettings = true
  /// The modules that tests are linked with, whether they import them or not.
  var linkedModules: [String] = []

  /// Its folder in the package.
  var path: String { "\(kind.rawValue)/\(name)" }

  /// The modules that it imports, and for tests the one that reports issues as failures.
  var neededModules: Set<String> {
    let linked = kind == .tests ? linkedModules + ["DependenciesTestSupport"] : []
    return Set(files.values.flatMap(\.imports) + linked)
  }

  /// A copy with other names for modules and types.
  func renamed(_ names: [String: String]) -> TakenTarget {
    // By default, no word ends before a point that a letter follows.
    let word = /\b[A-Z]\w+\b/.wordBoundaryKind(.simple)
    var target = self
    target.name = names[name] ?? name
    target.files = files.mapValues { text in
      text.replacing(word) { names[String($0.output)] ?? "\($0.output)" }
    }
    return target
  }

  /// A copy of tests in which all tasks run on the main thread, one after the other. The workbook
  /// does not need this: its test clock waits until everything that an advance has caused is done.
  var onMainSerialExecutor: TakenTarget {
    var target = self
    target.files = files.mapValues { text in
      text.replacing(/( *)(.*: XCTestCase \{\n)/) { line in
        """
        \(line.1)\(line.2)\(line.1)  /// For XCTest, what MainSerialExecutor.swift does.
        \(line.1)  override func invokeTest() {
        \(line.1)    withMainSerialExecutor { super.invokeTest() }
        \(line.1)  }


        """
      }
    }
    target.files["MainSerialExecutor.swift"] = Self.mainSerialExecutor
    return target
  }

  /// Swift Testing makes the traits of all suites before it runs the first test, also of a suite
  /// that has no tests.
  private static let mainSerialExecutor = """
    \("import") ConcurrencyExtras
    \("import") Testing

    /// Lets all tasks of this process take turns, from before its first test on. A test clock of
    /// these libraries goes on after some turns of other tasks: with this, an advance is enough.
    @Suite(MainSerialExecutor()) private struct AllTests {}

    private struct MainSerialExecutor: SuiteTrait {
      init() { uncheckedUseMainSerialExecutor = true }
    }

    """
}

extension [TakenTarget] {
  var neededModules: Set<String> { reduce(into: []) { $0.formUnion($1.neededModules) } }

  /// The texts of their files, word for word, by their paths in the package.
  var sources: [String: String] {
    reduce(into: [:]) { sources, target in
      for (path, text) in target.files { sources["\(target.path)/\(path)"] = text }
    }
  }
}

extension String {
  /// The modules that this Swift source imports.
  fileprivate var imports: [String] {
    matches(of: Self.importing.anchorsMatchLineEndings()).map { String($0.1) }
  }

  private nonisolated(unsafe) static let importing =
    /^\ *(?:@\w+ |public )*import (?:(?:struct|class|enum|func|protocol|var) )?(\w+)/
}

extension URL {
  /// The texts of files of a folder, by their paths from there.
  func texts(of paths: [String], in folder: String) throws(SentenceError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in paths { texts[path] = try neededText(of: "\(folder)/\(path)") }
    return texts
  }
}
