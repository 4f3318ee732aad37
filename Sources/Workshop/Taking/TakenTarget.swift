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

  let name: String
  let kind: Kind
  let files: [SourceFile]
  /// Whether it was written under the house's own rules, some of which change what code means.
  var isStrict = true

  /// Its folder in the package.
  var path: String {
    switch kind {
    case .own: "Sources/\(name)"
    case .tests: "Tests/\(name)"
    case .outside: "Outside/\(name)"
    case .control: "Control/\(name)"
    }
  }

  /// The modules that it is built with: those that it imports, and for tests the one that lets issues
  /// fail them.
  var needs: Set<String> {
    files.union(of: \.imports).union(kind == .tests ? ["DependenciesTestSupport"] : [])
  }

  /// The files of both.
  func joined(with other: TakenTarget) -> TakenTarget {
    let more = other.files.filter { file in !files.contains { $0.path == file.path } }
    return TakenTarget(name: name, kind: kind, files: files + more, isStrict: isStrict)
  }

  /// The same with another name for a module, its own or one that it imports.
  func calling(_ module: String, _ other: String) -> TakenTarget {
    let files = files.map { file in
      SourceFile(
        path: file.path,
        text: file.text.replacing("import \(module)\n", with: "import \(other)\n")
          .replacing("\(module).", with: "\(other).")
      )
    }
    return TakenTarget(name: name == module ? other : name, kind: kind, files: files)
  }
}
