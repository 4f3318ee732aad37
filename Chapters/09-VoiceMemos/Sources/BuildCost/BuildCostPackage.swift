import Foundation

/// A package of its own with the feature in it, and with as much of its clients as the layout says.
struct BuildCostPackage: Sendable {
  enum Layout: String, CaseIterable, Sendable {
    /// The interfaces are modules that the feature imports.
    case interfacesAlone = "the interfaces alone"
    /// As before there were two protocols: a module with the key has its live value.
    case liveValuesToo = "the live values too"
  }

  let layout: Layout
  let folder: URL

  /// One line that takes the compiler seconds: each literal may be of any type that has numbers, and
  /// each operator has dozens of meanings. The type of a global is a part of its module, so it is
  /// looked for whenever the module is built, whichever file has changed.
  static let expensiveLine = "let tax = String(1 - 2 + 3.0 - 4 == 5 - 6.0 ? 7 + 8 : 9.0)\n"

  init(
    _ layout: Layout,
    isExpensive: Bool,
    _ sources: BuildCostSources,
    modules: URL,
    in parent: URL
  ) throws(BuildCostProblem) {
    self.layout = layout
    // To the compiler a folder's name is the package's, and the workbook shares some of what it has
    // only inside of its package.
    folder = parent.appending(path: "\(layout)/\(BuildCostSources.workbook.lastPathComponent)")
    var files = ["Package.swift": Self.manifest(of: layout, modules: modules)]
    func add(_ sources: [String: String], to target: String) {
      for (name, text) in sources { files["Sources/\(target)/\(name)"] = text }
    }
    switch layout {
    case .interfacesAlone:
      add(sources.feature, to: "Feature")
      for (client, interface) in sources.interfaces { add(interface, to: client) }
    case .liveValuesToo:
      let parts = [sources.feature, sources.live] + sources.interfaces.values
      for part in parts { add(part.mapValues(Self.inOneModule), to: "Feature") }
      if isExpensive { files["Sources/Feature/Tax.swift"] = Self.expensiveLine }
    }
    do {
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    } catch {
      throw BuildCostProblem("\(folder.path(percentEncoded: false)) cannot be written: \(error)")
    }
  }

  /// One line more in the feature.
  func changeFeature(_ number: Int) throws(BuildCostProblem) {
    let file = folder.appending(path: "Sources/Feature/\(BuildCostSources.changedFile)")
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      try (text + "private let change\(number) = \(number)\n")
        .write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw BuildCostProblem("\(file.path(percentEncoded: false)) cannot be changed: \(error)")
    }
  }

  /// A module does not import what is in it.
  private static func inOneModule(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        !BuildCostSources.clients.contains { line.hasSuffix("import \($0)") }
      }
      .joined(separator: "\n")
  }

  /// All else is built already: the modules of this program lie beside it.
  private static func manifest(of layout: Layout, modules: URL) -> String {
    let flags =
      ["-I", modules.path(percentEncoded: false)]
      // The compiler gives up on a line that takes it long. Here it may take its time.
      + ["scope", "trail", "memory"].flatMap {
        ["-Xfrontend", "-solver-\($0)-threshold=4000000000"]
      }
    let imported = layout == .interfacesAlone ? BuildCostSources.clients : []
    let targets =
      imported.map { ".target(name: \"\($0)\", swiftSettings: settings)," } + [
        ".target(name: \"Feature\", dependencies: \(imported), swiftSettings: settings),"
      ]
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [.unsafeFlags(\(flags))]

      let package = Package(
        name: "build-cost",
        platforms: [.macOS(.v15)],
        targets: [
          \(targets.joined(separator: "\n    "))
        ]
      )

      """
  }
}
