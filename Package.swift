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
    shared: ["LocationClient"],
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
  Module("Stage", fixtures: ["PseudoTerminals": []]),
  Module("Usage"),
  Module("ChapterKit", uses: ["Dependencies", "OutsideWorld", "Stage", "Usage"]),
  Module("Course", uses: ["Usage"]),
  Module("Safekeeping"),
  Module("Toolchain", uses: ["Course", "Dependencies"]),
  Module("Verification", uses: ["Course", "Dependencies", "Toolchain"]),
  Module(
    "Workbook",
    uses: [
      "AddressBook", "Course", "Dependencies", "LocationServices", "Loopback", "OutsideWorld",
      "Safekeeping", "Stage", "Telemetry", "TelemetryCollector", "Toolchain", "Usage",
      "Verification",
    ],
    testsUse: ["PseudoTerminals"],
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

let house = Slice.chosen(among: chapters, and: control + world + workshop).targets(
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
  let shared: [String]
  let exercises: [String]

  /// - Parameters:
  ///   - uses: What it uses of the outside world; all chapters have the shared dependency module.
  ///   - shared: Files beside the exercises that more than one of them needs, without `.swift`.
  ///   - exercises: Their file names, without `.swift`.
  init(
    _ number: Int,
    _ name: String,
    uses: [String] = [],
    shared: [String] = [],
    exercises: [String]
  ) {
    self.name = name
    self.uses = uses
    self.shared = shared
    self.exercises = exercises
    folder = "\(number < 10 ? "0" : "")\(number)-\(name)"
  }

  /// The product has the short name; the module has one that no system framework has.
  var product: Product { .executable(name: name, targets: ["\(name)Chapter"]) }

  var targetsOfTheDemo: [Target] {
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
    ]
  }

  /// The exercises that are asked for, and their tests: no other of them has to compile.
  func targets(of exercises: [String], _ answers: Answers) -> [Target] {
    let others = self.exercises.filter { !exercises.contains($0) }
    let sources = shared.map { "\($0).swift" } + exercises.map(answers.file)
    return [
      .target(
        name: "\(name)Exercises",
        dependencies: .named(["Dependencies"] + uses),
        path: answers.folder(for: self),
        exclude: answers.notCompiled(of: self, but: sources),
        sources: sources,
        swiftSettings: .lenient
      ),
      .testTarget(
        name: "\(name)ExercisesTests",
        dependencies: .named(["\(name)Exercises", "DependenciesTestSupport"] + uses),
        path: "Exercises/\(folder)/Tests",
        exclude: others.map { "\($0)Tests.swift" },
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
        chapters.map { "\($0.name)Chapter" }
          + ["ChapterKit", "DependenciesTestSupport", "Stage", "Verification"]
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

/// Which answers the tests of the exercises are to judge: yours, in `Exercises/`; or with
/// WORKBOOK_SOLUTIONS=1 the ones in `Solutions/`.
///
/// `WORKBOOK_ANSWER=WrongAnswers/TakeControl/SleepShorter,Starters/PauseAndResume` is the solutions
/// as well, with these files of `Solutions/NN-Name` for the exercises that they name.
struct Answers {
  private var areSolutions = Context.environment["WORKBOOK_SOLUTIONS"] == "1"
  private var files: [String: String] = [:]

  static func chosen(among chapters: [Chapter]) -> Answers {
    var answers = Answers()
    for answer in Context.list("WORKBOOK_ANSWER") {
      let parts = answer.split(separator: "/").map(String.init)
      guard parts == ["Starters", parts.last] || parts.count == 3 else {
        refuse("WORKBOOK_ANSWER=\(answer) is neither Starters/Exercise nor Kind/Exercise/Name.")
      }
      guard let chapter = chapters.first(where: { $0.exercises.contains(parts[1]) }) else {
        refuse("WORKBOOK_ANSWER=\(answer) names no exercise: \(chapters.flatMap(\.exercises)).")
      }
      let folder = "\(Context.packageDirectory)/Solutions/\(chapter.folder)"
      guard FileManager.default.fileExists(atPath: "\(folder)/\(answer).swift") else {
        let kinds = (FileManager.default.subpaths(atPath: folder) ?? []).filter {
          $0.hasSuffix(".swift") && $0.contains("/")
        }
        refuse("WORKBOOK_ANSWER=\(answer) is not there. There is: \(kinds.sorted()).")
      }
      guard answers.files.updateValue("\(answer).swift", forKey: parts[1]) == nil else {
        refuse("WORKBOOK_ANSWER has two answers for \(parts[1]).")
      }
      answers.areSolutions = true
    }
    return answers
  }

  func folder(for chapter: Chapter) -> String {
    "\(areSolutions ? "Solutions" : "Exercises")/\(chapter.folder)"
  }

  /// The package manager wants to be told of everything that lies beside the sources.
  func notCompiled(of chapter: Chapter, but sources: [String]) -> [String] {
    let others = chapter.exercises.map { "\($0).swift" }.filter { !sources.contains($0) }
    guard areSolutions else { return ["Hints.md", "README.md", "Tests"] + others }
    let place = "\(Context.packageDirectory)/\(folder(for: chapter))"
    let guards = ["Guards.txt"].filter {
      FileManager.default.fileExists(atPath: "\(place)/\($0)")
    }
    return others + guards
      + ["SecondAnswers", "Starters", "WrongAnswers"].flatMap { kind in
        let names = FileManager.default.subpaths(atPath: "\(place)/\(kind)") ?? []
        let files = names.map { "\(kind)/\($0)" }.filter { $0.hasSuffix(".swift") }
        let rest = files.filter { !sources.contains($0) }
        return rest == files ? (files.isEmpty ? [] : [kind]) : rest
      }
  }

  func file(of exercise: String) -> String { files[exercise] ?? "\(exercise).swift" }
}

/// How much of the house is built: all of it, or what WORKBOOK_ONLY names and the modules that it
/// needs. What does not compile anywhere else is in nobody's way.
enum Slice {
  case everything
  /// `WORKBOOK_ONLY=Countdown,Location/ShowDenied,Clocks`: all of a chapter; of another, one exercise
  /// with its tests, and no demo; and a module with its tests.
  case parts([(chapter: Chapter, exercises: [String], hasDemo: Bool)], modules: [String])

  static func chosen(among chapters: [Chapter], and modules: [Module]) -> Slice {
    let words = Context.list("WORKBOOK_ONLY").map { $0.split(separator: "/").map(String.init) }
    guard !words.isEmpty else { return .everything }
    for word in words where !(word.count == 1 && modules.contains { $0.name == word[0] }) {
      guard let chapter = chapters.first(where: { $0.name == word[0] }) else {
        refuse("WORKBOOK_ONLY=\(word[0]) names no chapter: \(chapters.map(\.name)).")
      }
      guard word.count == 1 || word.count == 2 && chapter.exercises.contains(word[1]) else {
        refuse(
          """
          WORKBOOK_ONLY=\(word.joined(separator: "/")) names no exercise of \(chapter.name): \
          \(chapter.exercises).
          """
        )
      }
    }
    return .parts(
      chapters.compactMap { chapter in
        let own = words.filter { $0[0] == chapter.name }
        let isWhole = own.contains { $0.count == 1 }
        let exercises = chapter.exercises.filter { isWhole || own.contains([chapter.name, $0]) }
        return own.isEmpty ? nil : (chapter, exercises, isWhole)
      },
      modules: modules.map(\.name).filter { words.contains([$0]) }
    )
  }

  func targets(
    chapters: [Chapter],
    wings: KeyValuePairs<String, [Module]>
  ) -> (products: [Product], targets: [Target]) {
    let answers = Answers.chosen(among: chapters)
    guard case .parts(let parts, let named) = self else {
      return (
        chapters.map(\.product) + wings.flatMap { $0.value.compactMap(\.executable) },
        chapters.flatMap { $0.targetsOfTheDemo + $0.targets(of: $0.exercises, answers) }
          + [.testTarget(ofAll: chapters), .testsOfThePackage]
          + wings.flatMap { wing, modules in
            modules.flatMap {
              [$0.target(wing: wing)] + $0.tests(wing: wing) + $0.fixtures(wing: wing)
            }
          }
      )
    }
    let modules = wings.flatMap(\.value)
    var needed: Set<String> = []
    func need(_ names: [String]) {
      for name in names where needed.insert(name).inserted {
        let module = modules.first { $0.name == name || $0.fixtures.contains { $0.key == name } }
        guard let module else { continue }
        need([module.name] + module.uses)
        if module.name != name { need(module.fixtures.first { $0.key == name }?.value ?? []) }
      }
    }
    need(["DependenciesTestSupport"] + named)
    for part in parts { need(part.chapter.uses + (part.hasDemo ? ["ChapterKit"] : [])) }
    for module in modules where named.contains(module.name) {
      need(module.fixtures.map(\.key) + module.testsUse)
    }
    let programs = modules.filter { named.contains($0.name) }.compactMap(\.executable)
    var targets: [Target] = []
    for (chapter, exercises, hasDemo) in parts {
      if hasDemo { targets += chapter.targetsOfTheDemo }
      targets += chapter.targets(of: exercises, answers)
    }
    for (wing, modules) in wings {
      for module in modules {
        if needed.contains(module.name) { targets.append(module.target(wing: wing)) }
        if named.contains(module.name) { targets += module.tests(wing: wing) }
        targets += module.fixtures(wing: wing).filter { needed.contains($0.name) }
      }
    }
    return (parts.filter(\.hasDemo).map(\.chapter.product) + programs, targets)
  }
}

extension Context {
  /// A list in the environment, with commas between what is in it.
  static func list(_ name: String) -> [String] {
    environment[name]?.split(separator: ",").map(String.init) ?? []
  }
}

/// Ends the manifest with a sentence, which the package manager repeats.
func refuse(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(1)
}

/// A library of the workshop, or a program if it has a product, and the tests that keep it honest.
struct Module {
  let name: String
  let uses: [String]

  /// Modules that only the tests import, and what each of them uses besides this module.
  let fixtures: KeyValuePairs<String, [String]>

  /// Fixtures of other modules that the tests of this one use too.
  let testsUse: [String]

  /// What is typed after `swift run`, if this is a program.
  let product: String?

  init(
    _ name: String,
    uses: [String] = [],
    fixtures: KeyValuePairs<String, [String]> = [:],
    testsUse: [String] = [],
    product: String? = nil
  ) {
    self.name = name
    self.uses = uses
    self.fixtures = fixtures
    self.testsUse = testsUse
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
        dependencies: .named(
          [name, "DependenciesTestSupport"] + fixtures.map(\.key) + testsUse
        ),
        path: "Tests/\(wing)/\(name)Tests",
        swiftSettings: .strict
      )
    ]
  }

  func fixtures(wing: String) -> [Target] {
    fixtures.map { fixture, uses in
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
