// swift-tools-version: 6.2
import PackageDescription

// One row is one module. Its sources are in Sources/<wing>/<name>; a module that is tested has
// its tests in Tests/<wing>/<name>Tests.

let control: [Module] = [
  Module("ConcurrencyExtras"),
  Module("IssueReporting"),
  Module("CustomDump", uses: ["IssueReporting"]),
  Module("Stillness", uses: ["IssueReporting"]),
  Module("Clocks", uses: ["ConcurrencyExtras", "IssueReporting", "Stillness"]),
  Module(
    "Dependencies",
    uses: ["Clocks", "ConcurrencyExtras", "CustomDump", "IssueReporting"],
    fixtures: ["TideClient": [], "WeatherClient": [], "WeatherClientLive": ["WeatherClient"]]
  ),
  Module(
    "DependenciesTestSupport",
    uses: ["ConcurrencyExtras", "Dependencies", "IssueReporting", "Stillness"]
  ),
]

let world: [Module] = [
  Module("Loopback"),
  Module("OutsideWorld"),
  Module("LocationServices", uses: ["Loopback", "OutsideWorld"]),
  Module("AddressBook", uses: ["OutsideWorld"]),
  Module("Telemetry", uses: ["Loopback", "OutsideWorld"]),
  Module("TelemetryCollector", uses: ["Loopback", "OutsideWorld", "Telemetry"]),
]

let workshop: [Module] = [
  Module("Stage")
]

let package = Package(
  name: "controlling-dependencies",
  platforms: [.macOS(.v15)],
  targets: control.flatMap { $0.targets(wing: "Control") }
    + world.flatMap { $0.targets(wing: "World") }
    + workshop.flatMap { $0.targets(wing: "Workshop") }
)

/// A library of the workshop, and the tests that keep it honest.
struct Module {
  let name: String
  let uses: [String]

  /// Modules that only the tests import, and what each of them uses besides this module.
  let fixtures: KeyValuePairs<String, [String]>

  init(_ name: String, uses: [String] = [], fixtures: KeyValuePairs<String, [String]> = [:]) {
    self.name = name
    self.uses = uses
    self.fixtures = fixtures
  }

  func targets(wing: String) -> [Target] {
    [
      .target(
        name: name,
        dependencies: uses.map { .byName(name: $0) },
        path: "Sources/\(wing)/\(name)",
        swiftSettings: .strict
      ),
      .testTarget(
        name: "\(name)Tests",
        dependencies: Set([name, "DependenciesTestSupport"] + fixtures.map(\.key)).sorted()
          .map { .byName(name: $0) },
        path: "Tests/\(wing)/\(name)Tests",
        swiftSettings: .strict
      ),
    ]
      + fixtures.map { fixture, uses in
        .target(
          name: fixture,
          dependencies: ([name] + uses).map { .byName(name: $0) },
          path: "Tests/\(wing)/\(name)Fixtures/\(fixture)",
          swiftSettings: .strict
        )
      }
  }
}

extension [SwiftSetting] {
  /// What we ask of our own code. Exercises are not built with these: nobody should fail an
  /// exercise on a warning.
  static var strict: [SwiftSetting] {
    [
      .swiftLanguageMode(.v6),
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }
}
