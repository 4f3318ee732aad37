/// A target of the package that is taken: its files, and what they need.
struct TakenTarget: Sendable {
  enum Kind: Sendable {
    /// Code to keep.
    case own
    case tests
    /// What stands for a framework of others, until the real one takes its place.
    case outside
    /// The workbook's own libraries, where they take the place of the real ones.
    case control
  }

  var name: String
  let kind: Kind
  var files: [SourceFile]
  /// Whether it was written under the house's own rules, some of which change what code means.
  var isStrict = true
  /// The modules that tests are linked with, whether they import them or not.
  var linked: [String] = []

  /// Its folder in the package.
  var path: String {
    switch kind {
    case .own: "Sources/\(name)"
    case .tests: "Tests/\(name)"
    case .outside: "Outside/\(name)"
    case .control: "Control/\(name)"
    }
  }

  /// The modules that it is built with: those that it imports, and for tests the one that lets
  /// issues fail them.
  var needs: Set<String> {
    files.union(of: \.imports).union(kind == .tests ? linked + ["DependenciesTestSupport"] : [])
  }

  /// The files of both.
  func joined(with other: TakenTarget) -> TakenTarget {
    var target = self
    target.files += other.files.filter { file in !files.contains { $0.path == file.path } }
    return target
  }

  /// The same with another name for a module, its own or one that it imports.
  func calling(_ module: String, _ other: String) -> TakenTarget {
    var target = changed {
      $0.replacing("import \(module)\n", with: "import \(other)\n")
        .replacing("\(module).", with: "\(other).")
    }
    if name == module { target.name = other }
    return target
  }

  /// The same with another text in each file.
  func changed(_ change: (String) -> String) -> TakenTarget {
    var target = self
    target.files = files.map { SourceFile(path: $0.path, text: change($0.text)) }
    return target
  }
}
