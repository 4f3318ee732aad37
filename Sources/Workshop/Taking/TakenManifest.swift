/// The `Package.swift` of a package that is taken, or of several in one.
struct TakenManifest {
  let name: String
  let targets: [TakenTarget]
  /// The folder of a package with the workbook's own libraries, which takes the place of the real
  /// ones; nil if those come from a network.
  var ownLibraries: String?

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
    \(issueReporting)
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

  /// From Swift 6.4 on, the libraries ask for swift-issue-reporting by its new name, and before by
  /// its old one. A manifest that used the other name would have it twice.
  private var issueReporting: String {
    guard ownLibraries == nil, neededLibraries.contains(where: { $0.module == "IssueReporting" })
    else { return "" }
    return """

      // The package has the name of its library from Swift 6.4 on.
      #if compiler(>=6.4)
        let issueReporting = ("swift-issue-reporting", from: Version("2.0.0"))
      #else
        let issueReporting = ("xctest-dynamic-overlay", from: Version("1.11.0"))
      #endif

      """
  }

  /// The libraries whose names differ from what the chapter imports.
  var bridged: [Library] { ownLibraries == nil ? neededLibraries.filter(\.needsBridge) : [] }

  private var neededLibraries: [Library] {
    let needed = targets.neededModules
    let own = targets.map(\.name)
    return Library.all.filter { needed.contains($0.module) && !own.contains($0.module) }
  }

  private var products: [String] {
    targets.filter { [.own, .control].contains($0.kind) }
      .map { ".library(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
  }

  private var dependencies: [String] {
    if let ownLibraries { return [".package(path: \"\(ownLibraries)\"),"] }
    return neededLibraries.reduce(into: []) { lines, library in
      let isNamedByCompiler = library.module == "IssueReporting"
      let name = isNamedByCompiler ? "\\(issueReporting.0)" : library.package
      let version = isNamedByCompiler ? "issueReporting.from" : "\"\(library.version)\""
      let line = ".package(url: \"https://github.com/pointfreeco/\(name)\", from: \(version)),"
      if !lines.contains(line) { lines.append(line) }
    }
  }

  /// A module of one line for each library that has another name.
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
    let uses = target.neededModules.sorted().compactMap(dependency)
    var parts = ["name: \"\(target.name)\""]
    if !uses.isEmpty {
      parts.append("dependencies: [\n\(lines(uses.map { "\($0)," }, indented: 2))\n]")
    }
    if target.kind == .outside { parts.append("path: \"\(target.path)\"") }
    if target.usesStrictSettings { parts.append("swiftSettings: strict") }
    return """
      .\(target.kind == .tests ? "testTarget" : "target")(
      \(lines([parts.joined(separator: ",\n")], indented: 2))
      ),
      """
  }

  private func dependency(_ module: String) -> String? {
    if targets.contains(where: { $0.name == module }) { return "\"\(module)\"" }
    guard let library = Library.all.first(where: { $0.module == module }) else { return nil }
    if let ownLibraries { return ".product(name: \"\(module)\", package: \"\(ownLibraries)\")" }
    return library.needsBridge ? "\"\(module)\"" : library.reference
  }

  private func lines(_ texts: [String], indented width: Int) -> String {
    texts.flatMap { $0.split(separator: "\n") }
      .map { String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}

/// A module of the workbook's own that is a vendor's library at work. The version is the
/// oldest that was tried or, of the last, read.
struct Library: Sendable {
  /// The name that the sources import.
  let module: String
  let package: String
  let version: String

  static let all = [
    Library(module: "Dependencies", package: "swift-dependencies", version: "1.16.0"),
    Library(module: "DependenciesTestSupport", package: "swift-dependencies", version: "1.16.0"),
    Library(module: "Clocks", package: "swift-clocks", version: "1.0.6"),
    Library(module: "Schedulers", package: "combine-schedulers", version: "1.2.0"),
    Library(module: "IssueReporting", package: "swift-issue-reporting", version: "2.0.0"),
    Library(module: "CustomDump", package: "swift-custom-dump", version: "1.6.0"),
    Library(module: "ConcurrencyExtras", package: "swift-concurrency-extras", version: "1.4.0"),
    Library(module: "Composable", package: "swift-composable-architecture", version: "1.25.5"),
  ]

  /// The library's own name for the module.
  var product: String {
    let others = ["Schedulers": "CombineSchedulers", "Composable": "ComposableArchitecture"]
    return others[module] ?? module
  }

  /// Whether a module of one line has to stand between: `import Schedulers` is `CombineSchedulers`.
  var needsBridge: Bool { module != product }

  fileprivate var reference: String {
    let package = module == "IssueReporting" ? "issueReporting.0" : "\"\(package)\""
    return ".product(name: \"\(product)\", package: \(package))"
  }

  var bridgePath: String { "Sources/\(module)/\(module).swift" }

  var bridge: String {
    """
    // The chapter imports \(module); the library calls it \(product).
    @_exported import \(product)
    \(module == "Schedulers" ? Self.cancellable : "")
    """
  }

  /// A scheduler returns a type of Combine, and without Combine one of OpenCombine.
  private static let cancellable = """

    #if canImport(Combine)
      @_exported import Combine
    #elseif canImport(OpenCombineShim)
      @_exported import OpenCombineShim
    #endif

    """
}
