/// The manifest of a package that is taken, or of several in one.
struct TakenManifest {
  let name: String
  let targets: [TakenTarget]
  /// The folder of a package that has the workbook's own libraries; nil if they come from a
  /// network.
  var libraries: String?

  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // The rules that the workbook's own code is written under. Two of them change what code means.
    let strict: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v18), .macOS(.v15)],
      products: [
    \(lines(products, indented: 4))
      ],
      dependencies: [
    \(lines(dependencies, indented: 4))
      ],
      targets: [
    \(lines(targets.map(row) + bridges, indented: 4))
      ]
    )

    """
  }

  /// The libraries that have another name than the chapter's import.
  var bridged: [Library] { libraries == nil ? needed.filter(\.needsBridge) : [] }

  private var needed: [Library] {
    let needs = targets.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    let own = targets.map(\.name)
    return Library.all.filter { needs.contains($0.module) && !own.contains($0.module) }
  }

  private var products: [String] {
    let kind = "library"
    return targets.filter { [.own, .control].contains($0.kind) }
      .map { ".\(kind)(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
  }

  private var dependencies: [String] {
    if let libraries { return [".package(path: \"\(libraries)\"),"] }
    return needed.reduce(into: []) { lines, library in
      let url = "https://github.com/pointfreeco/\(library.package)"
      let line = ".package(url: \"\(url)\", from: \"\(library.version)\"),"
      if !lines.contains(line) { lines.append(line) }
    }
  }

  /// A module of one import for each of them.
  private var bridges: [String] {
    bridged.map { library in
      """
      .target(
        name: "\(library.module)",
        dependencies: [\(library.reference)]
      ),
      """
    }
  }

  private func row(of target: TakenTarget) -> String {
    let uses = target.needs.sorted().compactMap(dependency)
    var parts = ["name: \"\(target.name)\""]
    if !uses.isEmpty {
      parts.append("dependencies: [\n\(lines(uses.map { "\($0)," }, indented: 2))\n]")
    }
    switch target.kind {
    case .outside: parts.append("path: \"\(target.path)\"")
    // Its manifest is in the folder of all of them.
    case .control: parts.append("path: \"\(target.name)\"")
    case .own, .tests: break
    }
    if target.isStrict { parts.append("swiftSettings: strict") }
    return """
      .\(target.kind == .tests ? "testTarget" : "target")(
      \(lines([parts.joined(separator: ",\n")], indented: 2))
      ),
      """
  }

  private func dependency(_ module: String) -> String? {
    if targets.contains(where: { $0.name == module }) { return "\"\(module)\"" }
    guard let library = Library.named(module) else { return nil }
    if let libraries { return ".product(name: \"\(module)\", package: \"\(libraries)\")" }
    return library.needsBridge ? "\"\(module)\"" : library.reference
  }

  private func lines(_ texts: [String], indented width: Int) -> String {
    texts.flatMap { $0.split(separator: "\n") }
      .map { String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}

extension Library {
  fileprivate var reference: String { ".product(name: \"\(product)\", package: \"\(package)\")" }
}
