// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One row is one chapter. Its demo and tests are in Chapters/NN-Name, its exercises, in the order in
// which they are solved, in Exercises/NN-Name, and the same files, solved, in Solutions/NN-Name.
//
// A chapter may own modules: `modules: ["TideClient": [], "TideClientLive": ["TideClient"]]` are in
// Chapters/NN-Name/Modules, each with what it uses besides Dependencies. An exercise may have a second
// target: `Exercise("SplitTheClient", modules: ["SplitTheClientLive"])` is two files side by side, of
// which the second is a module that imports the first. A page with exercises has `hasDemo: false`; a
// page without exercises needs no row.

let chapters: [Chapter] = [
  Chapter(1, "Countdown", exercises: ["TakeControl", "PauseAndResume", "WithoutDrift"]),
  Chapter(
    2,
    "Location",
    uses: ["LocationServices", "OutsideWorld"],
    shared: ["LocationClient"],
    exercises: ["RegisterAClient", "ShowDenied", "ChangingAnswer", "ListenWhileVisible"]
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
    exercises: ["LeaveTheSingleton", "ExactLog", "TrackNothing", "LoseNone"]
  ),
  Chapter(
    5,
    "Persistence",
    uses: ["Disk", "OutsideWorld"],
    exercises: ["ChooseTheDisk", "CorruptData", "RetryFailedSaves", "QuitAfterAChange"]
  ),
  Chapter(
    6,
    "Injection",
    uses: ["LocationServices", "OutsideWorld", "Telemetry"],
    shared: ["WalkClients"],
    exercises: ["DateInTheLeaf", "OnboardingSandbox", "SurviveTheEscape"]
  ),
  Chapter(
    7,
    "Registration",
    uses: ["OutsideWorld", "RegistrationService"],
    exercises: ["DoNotWait", "Debounce", "CancelInFlight", "ExpectNoWork"]
  ),
  Chapter(
    8,
    "Failability",
    uses: ["Composable", "CustomDump"],
    exercises: ["FailInsteadOfCrash", "NoticeTheNewEvent", "NothingLeftRunning", "HalfASecond"]
  ),
  Chapter(
    9,
    "VoiceMemos",
    uses: ["CustomDump", "OperatingSystem", "OutsideWorld", "Programs", "Sound"],
    modules: [
      "AudioPlayerClient": [],
      "AudioPlayerClientLive": ["AudioPlayerClient", "Sound"],
      "AudioRecorderClient": [],
      "AudioRecorderClientLive": ["AudioRecorderClient", "Sound"],
    ],
    shared: ["DeviceMicrophone", "SpeechEngine"],
    exercises: [
      "ThreeValues", Exercise("SplitTheClient", modules: ["SplitTheClientLive"]),
      "DeleteWhilePlaying",
    ]
  ),
  Chapter(
    10,
    "Standups",
    uses: ["CustomDump", "Dictation", "Disk", "OperatingSystem", "OutsideWorld"],
    exercises: ["AskBeforeYouDelete", "PauseForTheAlert", "KeepTheTranscript", "EndOnTime"]
  ),
  Chapter(11, "YourOwnCode", hasDemo: false, exercises: ["StampTheCard", "KeepTheNote"]),
]

/// What `workbook new chapter` copies and renames, so it is built and tested as a chapter is; its
/// exercises are built solved.
let template = Chapter(
  99,
  "Template",
  in: "Tests/Template/",
  modules: ["TemplateClient": []],
  exercises: ["FirstTemplate", "SecondTemplate", "ThirdTemplate"]
)

// One row is one module. Its sources are in Sources/<wing>/<name>; a module that is tested has
// its tests in Tests/<wing>/<name>Tests.

/// What talks to the operating system, below the wings.
let platform: [Module] = [
  Module("OperatingSystem"),
  Module("Programs", uses: ["OperatingSystem"]),
]

let control: [Module] = [
  Module("ConcurrencyExtras"),
  Module("IssueReporting"),
  Module("CustomDump", uses: ["IssueReporting"]),
  Module("Stillness", uses: ["IssueReporting"], isOptimized: true),
  Module(
    "Clocks",
    uses: ["ConcurrencyExtras", "IssueReporting", "Stillness"],
    testsUse: ["OperatingSystem"]
  ),
  Module("Schedulers", uses: ["Clocks", "ConcurrencyExtras", "IssueReporting", "Stillness"]),
  Module(
    "Dependencies",
    uses: ["Clocks", "ConcurrencyExtras", "IssueReporting", "OperatingSystem", "Schedulers"],
    fixtures: ["TideClient": [], "WeatherClient": [], "WeatherClientLive": ["WeatherClient"]]
  ),
  Module(
    "Composable",
    uses: ["ConcurrencyExtras", "CustomDump", "Dependencies", "IssueReporting", "Stillness"]
  ),
  Module(
    "DependenciesTestSupport",
    uses: ["ConcurrencyExtras", "Dependencies", "IssueReporting", "Stillness"]
  ),
]

let world: [Module] = [
  Module("Loopback", uses: ["OperatingSystem"]),
  Module("HTTP", uses: ["Loopback", "OperatingSystem"]),
  Module("OutsideWorld", uses: ["OperatingSystem"]),
  Module("LocationServices", uses: ["Loopback", "OperatingSystem", "OutsideWorld"]),
  Module("AddressBook", uses: ["OperatingSystem", "OutsideWorld"], isOptimized: true),
  Module("Telemetry", uses: ["HTTP", "Loopback", "OperatingSystem", "OutsideWorld"]),
  Module("Disk", uses: ["OperatingSystem", "OutsideWorld"]),
  Module("Dictation", uses: ["OperatingSystem", "OutsideWorld", "Programs", "Sound"]),
  Module("Sound", uses: ["OperatingSystem", "OutsideWorld", "Programs"]),
  Module("RegistrationService", uses: ["HTTP", "Loopback", "OperatingSystem", "OutsideWorld"]),
  Module(
    "TelemetryCollector",
    uses: ["HTTP", "Loopback", "OperatingSystem", "OutsideWorld", "Telemetry"],
    isOptimized: true
  ),
]

let workshop: [Module] = [
  Module("Stage", uses: ["OperatingSystem"], fixtures: ["PseudoTerminals": ["OperatingSystem"]]),
  Module("Usage"),
  Module(
    "ChapterKit",
    uses: [
      "Dependencies", "OperatingSystem", "OutsideWorld", "Programs", "Schedulers", "Stage", "Usage",
    ],
    testsUse: ["PseudoTerminals"]
  ),
  Module("Course", uses: ["Usage"]),
  Module("Safekeeping", uses: ["OperatingSystem"]),
  Module("SourceScan", isOptimized: true),
  Module("Taking", uses: ["Course", "SourceScan"]),
  Module("Toolchain", uses: ["Course", "Dependencies", "OperatingSystem", "Programs"]),
  Module(
    "Verification",
    uses: ["Course", "Dependencies", "OperatingSystem", "Programs", "Taking", "Toolchain"]
  ),
  Module(
    "Workbook",
    uses: [
      "AddressBook", "Course", "Dependencies", "Dictation", "LocationServices", "Loopback",
      "OperatingSystem", "OutsideWorld", "Programs", "Safekeeping", "Sound", "SourceScan", "Stage",
      "Taking", "Telemetry", "TelemetryCollector", "Toolchain", "Usage", "Verification",
    ],
    testsUse: ["PseudoTerminals"],
    product: "workbook"
  ),
  Module(
    "Benchmarks",
    uses: [
      "Clocks", "Composable", "CustomDump", "ConcurrencyExtras", "Dependencies", "IssueReporting",
      "Schedulers", "Stillness", "Usage",
    ],
    product: "benchmarks"
  ),
]

let house = House(
  chapters: chapters + [template],
  wings: [
    "Platform": platform, "Control": control, "World": world, "Workshop": workshop,
  ]
)

let package = Package(
  name: "controlling-dependencies",
  platforms: [.macOS(.v15)],
  products: house.products,
  targets: house.targets
)

// The machinery.

struct Chapter {
  let name: String
  let folder: String
  /// Where its three folders are, from the top: only those of the template are somewhere else.
  let home: String
  let hasDemo: Bool
  let uses: [String]
  let modules: KeyValuePairs<String, [String]>
  let shared: [String]
  let exercises: [Exercise]

  /// - Parameters:
  ///   - uses: What it uses of the outside world; all chapters have the shared dependency module.
  ///   - modules: The modules that its demo owns, and what each of them uses.
  ///   - shared: Files beside the exercises that more than one of them needs, without `.swift`.
  init(
    _ number: Int,
    _ name: String,
    in home: String = "",
    hasDemo: Bool = true,
    uses: [String] = [],
    modules: KeyValuePairs<String, [String]> = [:],
    shared: [String] = [],
    exercises: [Exercise]
  ) {
    self.name = name
    self.home = home
    self.hasDemo = hasDemo
    self.uses = uses
    self.modules = modules
    self.shared = shared
    self.exercises = exercises
    folder = "\(number < 10 ? "0" : "")\(number)-\(name)"
  }

  var isTemplate: Bool { !home.isEmpty }

  /// `Chapters/01-Countdown`
  func path(in place: String) -> String { "\(home)\(place)/\(folder)" }

  /// What the demo is made of.
  var parts: [String] { ["ChapterKit", "Dependencies", "Stage"] + uses + modules.map(\.key) }

  /// The product has the short name; the module has one that no system framework has.
  var demo: [Target] {
    let (own, path) = ("\(name)Chapter", path(in: "Chapters"))
    return [
      .strict(.executable, own, parts, "\(path)/Sources"),
      .strict(.test, "\(name)Tests", [own] + .forTests + parts, "\(path)/Tests"),
    ]
  }

  /// The exercises that are asked for, and their tests: no other of them has to compile.
  func targets(of exercises: [Exercise], _ answers: Answers) -> [Target] {
    let path = path(in: answers.areSolutions || isTemplate ? "Solutions" : "Exercises")
    func target(_ name: String, _ uses: [String], _ sources: [String]) -> Target {
      .target(
        name: name,
        dependencies: .named(["Dependencies"] + self.uses + uses),
        path: path,
        exclude: Context.rest(of: path, but: sources),
        sources: sources,
        swiftSettings: .lenient
      )
    }
    let own = "\(name)Exercises"
    let modules = exercises.flatMap { exercise in
      exercise.modules.map { target($0, [own], [answers.file($0, of: exercise)]) }
    }
    let others = self.exercises.filter { !exercises.contains($0) }.map { "\($0.name)Tests.swift" }
    return modules + [
      target(
        own,
        [],
        shared.map { "\($0).swift" } + exercises.map { answers.file($0.name, of: $0) }
      ),
      .testTarget(
        name: "\(own)Tests",
        dependencies: .named([own] + .forTests + uses + modules.map(\.name)),
        path: "\(self.path(in: "Exercises"))/Tests",
        exclude: others,
        swiftSettings: .lenient
      ),
    ]
  }
}

/// One file, or several where each but the first is a module of its own.
struct Exercise: Equatable, ExpressibleByStringLiteral {
  let name: String
  let modules: [String]

  init(_ name: String, modules: [String]) { (self.name, self.modules) = (name, modules) }
  init(stringLiteral name: String) { self.init(name, modules: []) }
}

/// A library, or a program if it has a product, and the tests that keep it honest. Fixtures are modules
/// that only tests import, with what each uses besides this one; `testsUse` are fixtures of others.
struct Module {
  let name: String
  let uses: [String]
  let fixtures: KeyValuePairs<String, [String]>
  let testsUse: [String]
  let product: String?
  let isOptimized: Bool

  init(
    _ name: String,
    uses: [String] = [],
    fixtures: KeyValuePairs<String, [String]> = [:],
    testsUse: [String] = [],
    product: String? = nil,
    isOptimized: Bool = false
  ) {
    self.name = name
    self.uses = uses
    self.fixtures = fixtures
    self.testsUse = testsUse
    self.product = product
    self.isOptimized = isOptimized
  }
}

/// Which answers the tests of the exercises are to judge: yours, in `Exercises/`; or with
/// WORKBOOK_SOLUTIONS=1 the ones in `Solutions/`.
///
/// `WORKBOOK_ANSWER=WrongAnswers/TakeControl/SleepShorter,Starters/PauseAndResume` is the solutions
/// as well, with these files of `Solutions/NN-Name` for the exercises that they name.
struct Answers {
  private(set) var areSolutions = Context.environment["WORKBOOK_SOLUTIONS"] == "1"
  private var files: [String: String] = [:]

  init(to chapters: [Chapter]) {
    for answer in Context.list("WORKBOOK_ANSWER") {
      let parts = answer.split(separator: "/").map(String.init)
      guard parts == ["Starters", parts.last] || parts.count == 3 else {
        refuse("WORKBOOK_ANSWER=\(answer) is neither Starters/Exercise nor Kind/Exercise/Name.")
      }
      let exercises = chapters.flatMap(\.exercises)
      guard let exercise = exercises.first(where: { $0.name == parts[1] }),
        let chapter = chapters.first(where: { $0.exercises.contains(exercise) })
      else { refuse("WORKBOOK_ANSWER=\(answer) names no exercise: \(exercises.map(\.name)).") }
      let folder = chapter.path(in: "Solutions")
      guard Context.has("\(folder)/\(answer).swift") else {
        let kind = parts.dropLast(parts.count - 2).joined(separator: "/")
        let there = Context.names(in: "\(folder)/\(parts.count == 3 ? kind : parts[0])")
        refuse("WORKBOOK_ANSWER=\(answer) is not there. There is: \(there).")
      }
      guard files[exercise.name] == nil else {
        refuse("WORKBOOK_ANSWER has two answers for \(exercise.name).")
      }
      for name in [exercise.name] + exercise.modules {
        let file = ([parts[0], name] + parts.dropFirst(2)).joined(separator: "/") + ".swift"
        if Context.has("\(folder)/\(file)") { files[name] = file }
      }
      areSolutions = true
    }
  }

  func file(_ name: String, of exercise: Exercise) -> String { files[name] ?? "\(name).swift" }
}

/// How much is built: all of it, or what WORKBOOK_ONLY names and the modules that it needs. What does
/// not compile anywhere else is in nobody's way.
///
/// `WORKBOOK_ONLY=Countdown,Location/ShowDenied,Clocks`: all of a chapter; of another, one exercise
/// with its tests, and no demo; and a module with its tests.
struct House {
  private(set) var products: [Product] = []
  private(set) var targets: [Target] = []

  init(chapters: [Chapter], wings: KeyValuePairs<String, [Module]>) {
    let modules = wings.flatMap(\.value)
    let words = Context.list("WORKBOOK_ONLY").map { $0.split(separator: "/").map(String.init) }
    for word in words where !(word.count == 1 && modules.contains { $0.name == word[0] }) {
      guard let chapter = chapters.first(where: { $0.name == word[0] }) else {
        refuse("WORKBOOK_ONLY=\(word[0]) names no chapter: \(chapters.map(\.name)).")
      }
      let names = chapter.exercises.map(\.name)
      guard word.count == 1 || word.count == 2 && names.contains(word[1]) else {
        refuse(
          "WORKBOOK_ONLY=\(word.joined(separator: "/")) names no exercise of \(chapter.name): \(names)."
        )
      }
    }
    func isNamed(_ name: String) -> Bool { words.isEmpty || words.contains([name]) }
    let answers = Answers(to: chapters)
    let named = modules.filter { isNamed($0.name) }
    products = named.compactMap { module in
      module.product.map { .executable(name: $0, targets: [module.name]) }
    }

    var roots = [String].forTests
    roots += named.flatMap { [$0.name] + $0.fixtures.map(\.key) + $0.testsUse }
    for chapter in chapters {
      let exercises = chapter.exercises.filter {
        isNamed(chapter.name) || words.contains([chapter.name, $0.name])
      }
      if isNamed(chapter.name), chapter.hasDemo {
        products.append(.executable(name: chapter.name, targets: ["\(chapter.name)Chapter"]))
        targets += chapter.demo
        roots += chapter.parts
      }
      guard !exercises.isEmpty else { continue }
      targets += chapter.targets(of: exercises, answers)
      roots += chapter.uses
    }

    var owned: [(name: String, uses: [String], path: String)] = []
    for chapter in chapters {
      for (name, uses) in chapter.modules {
        owned.append(
          (name, ["Dependencies"] + uses, "\(chapter.path(in: "Chapters"))/Modules/\(name)")
        )
      }
    }
    for (wing, modules) in wings {
      for module in modules {
        owned.append((module.name, module.uses, "Sources/\(wing)/\(module.name)"))
        for (name, uses) in module.fixtures {
          let path = "Tests/\(wing)/\(module.name)Fixtures/\(name)"
          owned.append((name, [module.name] + uses, path))
        }
      }
    }
    var needed: Set<String> = []
    while let name = roots.popLast() {
      guard needed.insert(name).inserted else { continue }
      roots += owned.first { $0.name == name }?.uses ?? []
    }
    let programs = modules.filter { $0.product != nil }.map(\.name)
    targets += owned.filter { needed.contains($0.name) }.map {
      .strict(programs.contains($0.name) ? .executable : .regular, $0.name, $0.uses, $0.path)
    }
    for module in modules where module.isOptimized {
      // It reads a million lines, or runs each job of all tests: a build for debugging takes ten times
      // as long for that.
      targets.first { $0.name == module.name }?.swiftSettings?.append(.unsafeFlags(["-O"]))
    }
    for (wing, modules) in wings {
      for module in modules where isNamed(module.name) {
        let uses = [module.name] + .forTests + module.fixtures.map(\.key)
        let name = "\(module.name)Tests"
        targets.append(.strict(.test, name, uses + module.testsUse, "Tests/\(wing)/\(name)"))
      }
    }
    guard words.isEmpty else { return }
    let demos = chapters.filter { $0.hasDemo && !$0.isTemplate }.map { "\($0.name)Chapter" }
    let tools =
      ["ChapterKit", "Course", "OperatingSystem", "Programs", "Stage", "Verification"] + .forTests
    targets.append(.strict(.test, "ChaptersTests", demos + tools, "Tests/ChaptersTests"))
    targets.append(.strict(.test, "PackageTests", [], "Tests/PackageTests"))
  }
}

extension Context {
  /// A list in the environment, with commas between what is in it.
  static func list(_ name: String) -> [String] {
    environment[name]?.split(separator: ",").map(String.init) ?? []
  }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(packageDirectory)/\(path)")
  }

  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(packageDirectory)/\(path)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The package manager wants to be told of everything that lies beside the sources.
  static func rest(of path: String, but sources: [String], _ below: String = "") -> [String] {
    names(in: "\(path)/\(below)").flatMap { name in
      if sources.contains(below + name) { return [] as [String] }
      let isOnTheWay = sources.contains { $0.hasPrefix("\(below)\(name)/") }
      return isOnTheWay ? rest(of: path, but: sources, "\(below)\(name)/") : [below + name]
    }
  }
}

/// Ends the manifest with a sentence, which the package manager repeats.
func refuse(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(1)
}

extension Target {
  /// A target of our own code.
  static func strict(_ kind: TargetType, _ name: String, _ uses: [String], _ path: String) -> Target
  {
    let uses = [Target.Dependency].named(uses)
    let page = Context.has("\(path)/README.md") ? ["README.md"] : []
    return switch kind {
    case .executable:
      .executableTarget(name: name, dependencies: uses, path: path, swiftSettings: .strict)
    case .test: .testTarget(name: name, dependencies: uses, path: path, swiftSettings: .strict)
    default:
      .target(name: name, dependencies: uses, path: path, exclude: page, swiftSettings: .strict)
    }
  }
}

extension [String] {
  /// What every test target may import.
  static var forTests: [String] { ["CustomDump", "Dependencies", "DependenciesTestSupport"] }
}

extension [Target.Dependency] {
  static func named(_ names: [String]) -> [Target.Dependency] {
    Set(names).sorted().map { .byName(name: $0) }
  }
}

extension [SwiftSetting] {
  /// What we ask of our own code.
  static var strict: [SwiftSetting] {
    lenient + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }

  /// What we ask of exercises: nobody should fail one on a warning, or on a rule that its chapter does
  /// not teach.
  ///
  /// Without the flags, each folder that is built in begins with an index of the whole system, which
  /// takes as long as twenty modules, and each module is compiled by two processes that both read all
  /// of it.
  static var lenient: [SwiftSetting] {
    [
      .swiftLanguageMode(.v6),
      .unsafeFlags(["-index-ignore-system-modules", "-driver-batch-count", "1"]),
    ]
  }
}
