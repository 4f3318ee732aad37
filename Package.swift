// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One row is one chapter. Its demo and tests are in Chapters/NN-Name, its exercises, in the order in
// which they are solved, in Exercises/NN-Name, and the same files, solved, in Solutions/NN-Name.

let chapters: [Chapter] = [
  Chapter(1, "Countdown", exercises: ["TakeControl", "PauseAndResume", "WithoutDrift"]),
  Chapter(
    2,
    "Location",
    uses: ["LocationServices", "OutsideWorld"],
    exercises: ["ShowDenied", "ChangingAnswer", "ListenWhileVisible"]
  ),
  Chapter(
    3,
    "Contacts",
    uses: ["AddressBook", "OutsideWorld"],
    exercises: ["SearchTheList", "SayWhatWentWrong", "TheRealScreen"]
  ),
  Chapter(
    4,
    "Analytics",
    uses: ["OutsideWorld", "Telemetry", "TelemetryCollector"],
    exercises: ["ExactLog", "TrackNothing", "LoseNone"]
  ),
  Chapter(
    5,
    "Persistence",
    uses: ["Disk", "OutsideWorld"],
    exercises: ["CorruptData", "RetryFailedSaves", "QuitAfterAChange"]
  ),
]

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
  Module("Disk", uses: ["OutsideWorld"]),
  Module("TelemetryCollector", uses: ["Loopback", "OutsideWorld", "Telemetry"]),
]

let workshop: [Module] = [
  Module("Stage"),
  Module("Usage"),
  Module("ChapterKit", uses: ["Dependencies", "OutsideWorld", "Stage", "Usage"]),
  Module("Course", uses: ["Usage"]),
  Module("Toolchain", uses: ["Course", "Dependencies"]),
  Module(
    "Workbook",
    uses: [
      "AddressBook", "Course", "Dependencies", "LocationServices", "Loopback", "OutsideWorld",
      "Stage", "Telemetry", "Toolchain", "Usage",
    ],
    product: "workbook"
  ),
  Module(
    "Benchmarks",
    uses: [
      "Clocks", "CustomDump", "ConcurrencyExtras", "Dependencies", "IssueReporting", "Stillness",
    ],
    product: "benchmarks"
  ),
]

let house = Slice.chosen.targets(
  chapters: chapters,
  wings: ["Control": control, "World": world, "Workshop": workshop]
)

let package = Package(
  name: "controlling-dependencies",
  platforms: [.macOS(.v15)],
  products: house.products,
  targets: house.targets
)

/// A chapter: its demo, the tests of the demo, its exercises and the tests of the exercises.
struct Chapter {
  let name: String
  let folder: String
  let uses: [String]
  let exercises: [String]

  /// - Parameters:
  ///   - uses: What it uses of the outside world; all chapters have the shared dependency module.
  ///   - exercises: Their file names, without `.swift`.
  init(_ number: Int, _ name: String, uses: [String] = [], exercises: [String]) {
    self.name = name
    self.uses = uses
    self.exercises = exercises
    folder = "\(number < 10 ? "0" : "")\(number)-\(name)"
  }

  /// The product has the short name; the module has one that no system framework has.
  var product: Product { .executable(name: name, targets: ["\(name)Chapter"]) }

  var targets: [Target] {
    [
      .executableTarget(
        name: "\(name)Chapter",
        dependencies: .named(["ChapterKit", "Dependencies", "Stage"] + uses),
        path: "Chapters/\(folder)/Sources",
        swiftSettings: .strict
      ),
      .testTarget(
        name: "\(name)Tests",
        dependencies: .named(
          ["\(name)Chapter", "ChapterKit", "DependenciesTestSupport", "Stage"] + uses
        ),
        path: "Chapters/\(folder)/Tests",
        swiftSettings: .strict
      ),
      .target(
        name: "\(name)Exercises",
        dependencies: .named(["Dependencies"] + uses),
        path: Answers.chosen.folder(for: self),
        exclude: Answers.chosen.notCompiled(of: self),
        sources: exercises.map(Answers.chosen.file),
        swiftSettings: .lenient
      ),
      .testTarget(
        name: "\(name)ExercisesTests",
        dependencies: .named(["\(name)Exercises", "DependenciesTestSupport"] + uses),
        path: "Exercises/\(folder)/Tests",
        swiftSettings: .lenient
      ),
    ]
  }
}

extension Target {
  /// The tests of what all chapters have in common.
  static func testTarget(ofAll chapters: [Chapter]) -> Target {
    .testTarget(
      name: "ChaptersTests",
      dependencies: .named(
        chapters.map { "\($0.name)Chapter" } + ["ChapterKit", "DependenciesTestSupport", "Stage"]
      ),
      path: "Tests/ChaptersTests",
      swiftSettings: .strict
    )
  }
}

extension Target {
  /// The tests of what is built, whatever is in it.
  static var testsOfThePackage: Target {
    .testTarget(name: "PackageTests", path: "Tests/PackageTests", swiftSettings: .strict)
  }
}

/// Which answers the tests of the exercises are to judge.
enum Answers {
  /// The ones in `Exercises/`, yours.
  case yours
  /// WORKBOOK_SOLUTIONS=1: the ones in `Solutions/`.
  case solutions
  /// WORKBOOK_ANSWER=WrongAnswers/TakeControl/SleepShorter: the solutions, with that file of
  /// `Solutions/NN-Name` for the exercise that its folder is named after.
  case solutionsBut(exercise: String, file: String)

  static var chosen: Answers {
    if let answer = Context.environment["WORKBOOK_ANSWER"] {
      let parts = answer.split(separator: "/")
      guard parts.count == 3 else {
        fatalError("WORKBOOK_ANSWER=\(answer) is not kind/exercise/name")
      }
      return .solutionsBut(exercise: String(parts[1]), file: "\(answer).swift")
    }
    return Context.environment["WORKBOOK_SOLUTIONS"] == "1" ? .solutions : .yours
  }

  func folder(for chapter: Chapter) -> String {
    if case .yours = self { "Exercises/\(chapter.folder)" } else { "Solutions/\(chapter.folder)" }
  }

  /// The package manager wants to be told of everything that lies beside the sources.
  func notCompiled(of chapter: Chapter) -> [String] {
    switch self {
    case .yours: return ["Hints.md", "README.md", "Tests"]
    case .solutions: return ["SecondAnswers", "Starters", "WrongAnswers"]
    case .solutionsBut:
      let folder = "\(Context.packageDirectory)/\(folder(for: chapter))"
      let files = FileManager.default.subpaths(atPath: folder) ?? []
      return files.filter { $0.hasSuffix(".swift") && !chapter.exercises.map(file).contains($0) }
    }
  }

  func file(of exercise: String) -> String {
    if case .solutionsBut(exercise, let file) = self { file } else { "\(exercise).swift" }
  }
}

/// How much of the house is built.
enum Slice {
  case everything
  /// WORKBOOK_ONLY=Countdown: that chapter and the modules it needs. What does not compile anywhere
  /// else is in nobody's way.
  case chapter(String)

  static var chosen: Slice {
    Context.environment["WORKBOOK_ONLY"].map { .chapter($0) } ?? .everything
  }

  func targets(
    chapters: [Chapter],
    wings: KeyValuePairs<String, [Module]>
  ) -> (products: [Product], targets: [Target]) {
    guard case .chapter(let name) = self else {
      return (
        chapters.map(\.product) + wings.flatMap { $0.value.compactMap(\.executable) },
        chapters.flatMap(\.targets)
          + [.testTarget(ofAll: chapters), .testsOfThePackage]
          + wings.flatMap { wing, modules in
            modules.flatMap { [$0.target(wing: wing)] + $0.tests(wing: wing) }
          }
      )
    }
    guard let chapter = chapters.first(where: { $0.name == name }) else {
      fatalError("WORKBOOK_ONLY=\(name) names no chapter: \(chapters.map(\.name))")
    }
    let modules = wings.flatMap(\.value)
    var needed: Set<String> = []
    func need(_ names: [String]) {
      for name in names where needed.insert(name).inserted {
        need(modules.first { $0.name == name }?.uses ?? [])
      }
    }
    need(["ChapterKit", "DependenciesTestSupport"] + chapter.uses)
    return (
      [chapter.product],
      chapter.targets
        + wings.flatMap { wing, modules in
          modules.filter { needed.contains($0.name) }.map { $0.target(wing: wing) }
        }
    )
  }
}

/// A library of the workshop, or a program if it has a product, and the tests that keep it honest.
struct Module {
  let name: String
  let uses: [String]

  /// Modules that only the tests import, and what each of them uses besides this module.
  let fixtures: KeyValuePairs<String, [String]>

  /// What is typed after `swift run`, if this is a program.
  let product: String?

  init(
    _ name: String,
    uses: [String] = [],
    fixtures: KeyValuePairs<String, [String]> = [:],
    product: String? = nil
  ) {
    self.name = name
    self.uses = uses
    self.fixtures = fixtures
    self.product = product
  }

  var executable: Product? {
    product.map { .executable(name: $0, targets: [name]) }
  }

  func target(wing: String) -> Target {
    let path = "Sources/\(wing)/\(name)"
    let make = product == nil ? Target.library : Target.program
    return make(name, uses, path)
  }

  func tests(wing: String) -> [Target] {
    [
      .testTarget(
        name: "\(name)Tests",
        dependencies: .named([name, "DependenciesTestSupport"] + fixtures.map(\.key)),
        path: "Tests/\(wing)/\(name)Tests",
        swiftSettings: .strict
      )
    ]
      + fixtures.map { fixture, uses in
        .target(
          name: fixture,
          dependencies: .named([name] + uses),
          path: "Tests/\(wing)/\(name)Fixtures/\(fixture)",
          swiftSettings: .strict
        )
      }
  }
}

extension Target {
  static func library(_ name: String, _ uses: [String], _ path: String) -> Target {
    .target(name: name, dependencies: .named(uses), path: path, swiftSettings: .strict)
  }

  static func program(_ name: String, _ uses: [String], _ path: String) -> Target {
    .executableTarget(name: name, dependencies: .named(uses), path: path, swiftSettings: .strict)
  }
}

extension [Target.Dependency] {
  static func named(_ names: [String]) -> [Target.Dependency] {
    Set(names).sorted().map { .byName(name: $0) }
  }
}

extension [SwiftSetting] {
  /// What we ask of our own code.
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

  /// What we ask of exercises: nobody should fail one on a warning, or on a rule that its chapter does
  /// not teach.
  static var lenient: [SwiftSetting] { [.swiftLanguageMode(.v6)] }
}
