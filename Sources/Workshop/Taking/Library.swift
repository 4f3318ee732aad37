/// A module of the workbook's own that is a vendor's library at work. The version is the one that
/// `.ci/take-real` was run with.
struct Library: Sendable {
  /// What the sources import.
  let module: String
  /// The library's own name for it, if it has another one.
  let product: String
  let package: String
  let version: String

  private init(_ module: String, _ product: String? = nil, of package: String, _ version: String) {
    (self.module, self.product) = (module, product ?? module)
    (self.package, self.version) = (package, version)
  }

  /// swift-issue-reporting was called `xctest-dynamic-overlay`, and the package manager knows it by
  /// that name to this day: the other packages ask for it by that.
  static let all = [
    Library("Dependencies", of: "swift-dependencies", "1.16.0"),
    Library("DependenciesTestSupport", of: "swift-dependencies", "1.16.0"),
    Library("Clocks", of: "swift-clocks", "1.0.6"),
    Library("Schedulers", "CombineSchedulers", of: "combine-schedulers", "1.2.0"),
    Library("IssueReporting", of: "xctest-dynamic-overlay", "1.11.0"),
    Library("CustomDump", of: "swift-custom-dump", "1.6.0"),
    Library("ConcurrencyExtras", of: "swift-concurrency-extras", "1.4.0"),
    Library(
      "Composable",
      "ComposableArchitecture",
      of: "swift-composable-architecture",
      "1.25.0"
    ),
  ]

  static func named(_ module: String) -> Library? { all.first { $0.module == module } }

  /// Whether a module of one line has to stand between: `import Schedulers` is `CombineSchedulers`.
  var needsBridge: Bool { module != product }

  var bridge: String {
    """
    // The chapter imports \(module); the library calls it \(product).
    @_exported import \(product)
    \(module == "Schedulers" ? Self.cancellable : "")
    """
  }

  /// What a scheduler hands out is Combine's, and without Combine, OpenCombine's.
  private static let cancellable = """

    #if canImport(Combine)
      @_exported import Combine
    #elseif canImport(OpenCombineShim)
      @_exported import OpenCombineShim
    #endif

    """
}
