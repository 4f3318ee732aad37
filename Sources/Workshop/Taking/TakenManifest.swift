/// The manifest of a package that is taken, or of several in one.
struct TakenManifest {
  let name: String
  let targets: [TakenTarget]
  /// Whether it names the real libraries. Otherwise the workbook's own are among the targets.
  let isReal: Bool

  init(name: String, targets: [TakenTarget]) {
    (self.name, self.targets) = (name, targets)
    isReal = !targets.contains { $0.kind == .control }
  }

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

  /// The libraries that are needed, where they are the real ones.
  var libraries: [Library] {
    let needed = targets.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    return isReal ? Library.all.filter { needed.contains($0.module) } : []
  }

  private var products: [String] {
    let kind = "library"
    return targets.filter { $0.kind == .own }
      .map { ".\(kind)(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
  }

  private var dependencies: [String] {
    libraries.reduce(into: []) { lines, library in
      let url = "https://github.com/pointfreeco/\(library.package)"
      let line = ".package(url: \"\(url)\", from: \"\(library.version)\"),"
      if !lines.contains(line) { lines.append(line) }
    }
  }

  /// Modules of one line, where a library has another name than the chapter's import.
  private var bridges: [String] {
    libraries.filter(\.needsBridge).map { library in
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
    if target.kind == .outside || target.kind == .control {
      parts.append("path: \"\(target.path)\"")
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
    guard isReal, let library = Library.named(module) else { return nil }
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
