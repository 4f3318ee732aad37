// swift-tools-version: 6.2
// The version of the manifest's own API: the oldest with all that is used here.
//
// To work through the chapters, you need nothing in this file.

import Foundation
import PackageDescription

#if compiler(<6.3)
  #error("Swift 6.3 is needed: Xcode 26.4 on a Mac, https://www.swift.org/install elsewhere.")
#endif

// One row is one chapter: its demo, previews and tests are in Chapters/NN-Name, its exercises in
// Exercises/NN-Name, and their solutions in Solutions/NN-Name. A chapter without exercises, as
// 00-Opening, needs no row. `Chapter`, below, documents the fields of a row.
//
// The manifest reads no folder: the package manager caches its result, and would miss a new file.

let chapters: KeyValuePairs = [
  "01-Countdown": Chapter(exercises: ["TakeControl", "PauseAndResume", "WithoutDrift"]),
  "02-Location": Chapter(
    dependencies: ["LocationServices"],
    exercises: ["ShowDenied", "RegisterAClient", "ChangingAnswer", "ListenWhileVisible"],
    exerciseDependencies: ["LocationServices", "OutsideWorld"],
    edges: ["ShowDenied"]
  ),
  "03-Contacts": Chapter(
    dependencies: ["AddressCards"],
    exercises: ["SearchTheList", "SayWhatWentWrong", "TheRealScreen"],
    exerciseDependencies: ["AddressCards", "OutsideWorld"],
    edges: ["SearchTheList"]
  ),
  "04-Analytics": Chapter(
    dependencies: ["Telemetry", "TelemetryCollector"],
    exercises: ["LeaveTheSingleton", "ExactLog", "TrackNothing", "LoseNone"],
    exerciseDependencies: ["Telemetry"],
    edges: ["LoseNone"]
  ),
  "05-Persistence": Chapter(
    dependencies: ["Disk"],
    exercises: ["ChooseTheDisk", "RetryFailedSaves", "CorruptData", "TheNextLaunch"],
    exerciseDependencies: ["Disk"],
    edges: ["CorruptData"]
  ),
  "06-Injection": Chapter(
    dependencies: ["LocationServices", "Telemetry", "TelemetryCollector"],
    exercises: ["DateInTheLeaf", "OnboardingSandbox", "SurviveTheEscape"]
  ),
  "07-Registration": Chapter(
    dependencies: ["RegistrationService", "Schedulers"],
    exercises: ["DoNotWait", "Debounce", "CancelInFlight", "ExpectNoWork"],
    exerciseDependencies: ["RegistrationService", "Schedulers"]
  ),
  "08-Failability": Chapter(
    dependencies: ["Composable", "CustomDump"],
    exercises: ["FailInsteadOfCrash", "NoticeTheNewEvent", "NothingLeftRunning", "HalfASecond"],
    exerciseDependencies: ["Composable", "CustomDump"]
  ),
  "09-VoiceMemos": Chapter(
    dependencies: ["OperatingSystem", "Sound"],
    modules: [
      "AudioPlayerClient": [],
      "AudioPlayerClientLive": ["AudioPlayerClient", "Sound"],
      "AudioRecorderClient": [],
      "AudioRecorderClientLive": ["AudioRecorderClient", "Sound"],
    ],
    exercises: ["ThreeValues", "SplitTheClient", "DeleteWhilePlaying"],
    exerciseDependencies: ["CustomDump"],
    exerciseModules: ["SplitTheClient": ["SplitTheClientLive"]],
    shared: ["DeviceMicrophone", "SpeechEngine"]
  ),
  "10-Standups": Chapter(
    dependencies: ["Dictation", "Disk", "OperatingSystem"],
    exercises: ["ReachTheList", "KeepTheTranscript", "AskBeforeYouDelete"],
    exerciseDependencies: ["CustomDump"]
  ),
  "11-YourOwnCode": Chapter(
    hasDemo: false,
    exercises: ["StampTheCard", "KeepTheNote"],
    edges: ["StampTheCard"]
  ),
]

/// The chapter that `workbook new chapter` copies and renames. It is built and tested as the others
/// are, with its exercise solved.
let template = Chapter(
  home: "Tests/Template/",
  exercises: ["TemplateFirst"]
)

// One row is one module and its dependencies besides OperatingSystem, which is below all others.
// Its sources are in Sources/<folder>/<name>, and its tests in Tests/<folder>/<name>Tests.

let modules: KeyValuePairs = [
  "Platform/OperatingSystem": [],

  "Control/ConcurrencyExtras": ["Stillness"],
  "Control/IssueReporting": [],
  "Control/CustomDump": ["IssueReporting"],
  "Control/Stillness": ["IssueReporting"],
  "Control/Clocks": ["IssueReporting", "Stillness"],
  "Control/Schedulers": ["Clocks", "ConcurrencyExtras", "IssueReporting", "Stillness"],
  "Control/Dependencies": ["Clocks", "ConcurrencyExtras", "IssueReporting", "Schedulers"],
  "Control/Composable": [
    "Clocks", "ConcurrencyExtras", "CustomDump", "Dependencies", "IssueReporting", "Stillness",
  ],
  "Control/DependenciesTestSupport": ["Dependencies", "IssueReporting", "Stillness"],

  "World/Loopback": [],
  "World/HTTP": ["Loopback"],
  "World/OutsideWorld": [],
  "World/LocationServices": ["Loopback", "OutsideWorld"],
  "World/AddressCards": ["OutsideWorld"],
  "World/Telemetry": ["HTTP", "Loopback", "OutsideWorld"],
  "World/Disk": ["OutsideWorld"],
  "World/Dictation": ["OutsideWorld", "Sound"],
  "World/Sound": ["OutsideWorld"],
  "World/RegistrationService": ["HTTP", "Loopback", "OutsideWorld"],
  "World/TelemetryCollector": ["HTTP", "Loopback", "OutsideWorld", "Telemetry"],

  "Workshop/Stage": [],
  "Workshop/Usage": [],
  "Workshop/TerminalScreens": ["Stage"],
  "Workshop/ChapterKit": ["Dependencies", "IssueReporting", "OutsideWorld", "Stage", "Usage"],
  "Workshop/Course": ["Usage"],
  "Workshop/Room": ["Course", "HTTP", "Stage", "TerminalScreens", "Usage"],
  "Workshop/SourceScan": ["Usage"],
  "Workshop/Taking": ["Course", "Usage"],
  "Workshop/Toolchain": ["ConcurrencyExtras", "Course", "Dependencies", "Usage"],
  "Workshop/Verification": ["Course", "Dependencies", "Taking", "Toolchain", "Usage"],
  "Workshop/WorkbookTool": [
    "Course", "Dependencies", "OutsideWorld", "Stage", "Toolchain", "Usage",
  ],
  // A newcomer's first command builds this program, without the commands of maintainers.
  "Workshop/WorkbookProgram": ["WorkbookTool"],
  "Workshop/WorkshopProgram": [
    "Course", "Room", "SourceScan", "Stage", "Taking", "TelemetryCollector", "Usage",
    "Verification", "WorkbookTool",
  ],
  "Workshop/BenchmarksProgram": [
    "Clocks", "CustomDump", "Dependencies", "IssueReporting", "Stillness",
  ],
]

/// The modules into which the files of their folder `Page` are compiled.
let withPages = ["Room", "TelemetryCollector"]

/// Modules that only tests import. TestTools is for the tests of every module and demo;
/// TestTerminals and TestWorlds for those of every demo. A module in CourseFixtures is for the
/// tests of Course and of each module that depends on Course.
let fixtures: KeyValuePairs = [
  "TestTools": ["ConcurrencyExtras", "IssueReporting", "OperatingSystem", "Stillness"],
  "Control/DependenciesFixtures/TideClient": ["Dependencies"],
  "Control/DependenciesFixtures/WeatherClient": ["Dependencies"],
  "Control/DependenciesFixtures/WeatherClientLive": ["Dependencies", "WeatherClient"],
  "World/HTTPFixtures/Browsers": ["OperatingSystem"],
  "World/OutsideWorldFixtures/TestWorlds": ["OperatingSystem", "OutsideWorld", "TestTools"],
  "Workshop/CourseFixtures/PlantedCourses": ["Course", "TestTools"],
  "Workshop/StageFixtures/TestTerminals": ["OperatingSystem", "Stage", "TerminalScreens"],
]

/// The dependencies that the tests of a module have on top of those.
let testDependencies = [
  "Clocks": ["Schedulers"],
  "Room": ["Loopback"],
  "WorkbookTool": ["Verification", "WorkshopProgram"],
]

/// Tests that belong to no row above, and their dependencies.
let otherTests: KeyValuePairs = [
  "ChaptersTests": chapters.filter(\.value.hasDemo).map { "\($0.key.dropFirst(3))Program" }
    + ["ChapterKit", "Course", "OperatingSystem", "TestTools"],
  "Control/DefaultIsolationTests": [],
  "PackageTests": ["ChapterKit", "Course", "TestTools"],
  "RepositoryTests": ["Course", "OperatingSystem", "TestTools"],
  "TextsTests": ["Course", "TestTools"],
  "Workshop/BenchmarksProgramTests": ["BenchmarksProgram"],
]

/// The settings that one target has apart from those of all.
let extraSettings: [String: [SwiftSetting]] = [
  // As a new Xcode app is compiled.
  "DefaultIsolationTests": [.defaultIsolation(MainActor.self)],
  // Swift warns where a main actor's code runs on another thread.
  "RegistrationChapter": [.unsafeFlags(["-enable-actor-data-race-checks"])],
]

let all =
  chapters.flatMap { $1.targets(in: $0) } + template.targets(in: "99-Template")
  + modules.flatMap(module)
  + fixtures.map { .of(.regular, name(of: $0), $1, in: "Tests/\($0)") }
  + otherTests.map { .of(.test, name(of: $0), $1, in: "Tests/\($0)") }
let targets = Context.only.isEmpty ? all.filter(\.isForEverybody) : slice(of: all)

let package = Package(
  name: "controlling-dependencies",
  platforms: [.macOS(.v15)],
  products: targets.compactMap(\.product),
  targets: targets
)

// The machinery.

func name(of folder: String) -> String { URL(filePath: folder).lastPathComponent }

/// A library and its tests, or a program. The tests of the workbook's two programs
/// are WorkbookTool's.
func module(_ folder: String, _ row: [String]) -> [Target] {
  let (name, dependencies) = (name(of: folder), row + ["OperatingSystem"])
  let kind: Target.TargetType = name.hasSuffix("Program") ? .executable : .regular
  let module = Target.of(kind, name, dependencies, in: "Sources/\(folder)")
  if withPages.contains(name) { module.resources = [.embedInCode("Page")] }
  if kind == .executable { return [module] }
  let tested = [name] + dependencies
  let ownFixtures = fixtures.map(\.key).filter { path in
    tested.contains { path.contains("/\($0)Fixtures/") }
  }
  let ofTests = ["TestTools"] + tested + ownFixtures.map(name(of:)) + (testDependencies[name] ?? [])
  return [module, .of(.test, "\(name)Tests", ofTests, in: "Tests/\(folder)Tests")]
}

struct Chapter {
  /// The folder that has `Chapters`, `Exercises` and `Solutions`: the template has its own.
  var home = ""
  /// A chapter may have exercises and nothing to run.
  var hasDemo = true
  /// Dependencies of the demo and its tests, besides ChapterKit, OutsideWorld, Stage and the shared
  /// module.
  var dependencies: [String] = []
  /// The demo's own modules, in Chapters/NN-Name/Modules, with their dependencies besides
  /// Dependencies.
  var modules: KeyValuePairs<String, [String]> = [:]
  var exercises: [String]
  /// Dependencies of the exercises and their tests, besides the shared module.
  var exerciseDependencies: [String] = []
  /// The exercises that have a second file of tests: `TakeControlEdges.swift`.
  var edges: [String] = []
  /// The modules of an exercise besides its first. Each is one more file next to it, which imports
  /// the first.
  var exerciseModules: [String: [String]] = [:]
  /// Files that the exercises share. A module of one file has to exclude them by name.
  var shared: [String] = []

  func targets(in folder: String) -> [Target] {
    let name = String(folder.dropFirst(3))
    let demo = hasDemo ? demoTargets(name, "\(home)Chapters/\(folder)") : []
    return demo + exerciseTargets(name, folder)
  }

  private func demoTargets(_ name: String, _ path: String) -> [Target] {
    let own = "\(name)Chapter"
    let used =
      .sharedModule + ["ChapterKit", "OutsideWorld", "Stage"] + dependencies + modules.map(\.key)
    let ofTests = [own, "TestTerminals", "TestTools", "TestWorlds"]
    return [
      .of(.regular, own, used, in: "\(path)/Sources"),
      .of(.executable, "\(name)Program", [own], in: "\(path)/Program"),
      .of(.regular, "\(name)Previews", [own] + used, in: "\(path)/Previews"),
      .of(.test, "\(name)Tests", used + ofTests, in: "\(path)/Tests"),
    ]
      + modules.map { .of(.regular, $0, ["Dependencies"] + $1, in: "\(path)/Modules/\($0)") }
  }

  /// The requested exercises and their tests: the others need not compile. They are built without
  /// our own settings, so that no learner fails on a warning or on a rule that no chapter teaches.
  private func exerciseTargets(_ name: String, _ folder: String) -> [Target] {
    let others = exercises.filter { !Context.asks(for: $0, of: name) }
    let otherTests =
      others.map { "\($0)Tests" } + edges.filter(others.contains).map { "\($0)Edges" }
    let extra = exerciseModules.filter { !others.contains($0.key) }.flatMap(\.value)
    let allExtra = Array(exerciseModules.values.joined())
    let (own, used) = ("\(name)Exercises", .sharedModule + exerciseDependencies)
    let answers = home.isEmpty ? Context.answers : "Solutions"
    let (place, pages) = ("\(home)\(answers)/\(folder)", Context.notBuilt[answers] ?? [])
    let tests = "\(home)Exercises/\(folder)/Tests"
    let targets: [Target] =
      [
        .of(.regular, own, used, in: place, exclude: pages + (others + allExtra).swiftFiles),
        .of(.test, "\(own)Tests", [own] + used + extra, in: tests, exclude: otherTests.swiftFiles),
      ]
      + extra.map { module in
        let rest = (exercises + allExtra + shared).filter { $0 != module }
        return .of(.regular, module, [own] + used, in: place, exclude: pages + rest.swiftFiles)
      }
    for target in targets { target.swiftSettings = .everywhere }
    return targets
  }
}

/// The targets that WORKBOOK_ONLY names, and their dependencies. Code that is not named may be
/// broken: it is not built.
///
/// `WORKBOOK_ONLY=Countdown,Location/ShowDenied,Clocks` names a whole chapter, one exercise of
/// another with its tests, and a module with its tests.
func slice(of targets: [Target]) -> [Target] {
  let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  func need(_ name: String) {
    guard needed.insert(name).inserted else { return }
    for case .byNameItem(let name, _) in named[name]!.dependencies { need(name) }
  }
  for word in Context.only {
    let name = word.replacing(/\/.*/, with: "ExercisesTests")
    let found = ["", "Tests", "Program", "Previews", "ExercisesTests"].map { name + $0 }
      .filter { named[$0] != nil }
    if found.isEmpty {
      let sentence = "WORKBOOK_ONLY=\(word) is no module, no chapter and no exercise.\n"
      FileHandle.standardError.write(Data(sentence.utf8))
      exit(1)
    }
    found.forEach(need)
  }
  return targets.filter { needed.contains($0.name) }
}

extension Context {
  static let isAll = environment["WORKBOOK_ALL"] == "1"
  static let only = environment["WORKBOOK_ONLY"]?.split(separator: ",").map(String.init) ?? []

  static func asks(for exercise: String, of chapter: String) -> Bool {
    only.isEmpty || only.contains(chapter) || only.contains("\(chapter)/\(exercise)")
  }

  /// The folder of the answers that are tested: `Exercises`; with WORKBOOK_SOLUTIONS=1,
  /// `Solutions`; or another folder, which the variable names.
  static let answers = {
    let word = environment["WORKBOOK_SOLUTIONS"] ?? ""
    return ["": "Exercises", "1": "Solutions"][word] ?? word
  }()

  /// The files and folders next to the answers, which are not built with them.
  static let notBuilt = [
    "Exercises": ["Hints.md", "README.md", "Tests"],
    "Solutions": ["SecondAnswers", "Starters", "WrongAnswers"],
  ]
}

extension [String] {
  var swiftFiles: [String] { map { "\($0).swift" } }

  /// Chapters, exercises and tests may import all of these.
  static let sharedModule = ["Clocks", "ConcurrencyExtras", "Dependencies", "IssueReporting"]
}

extension Target {
  /// A product has a short name, as Countdown; its module, CountdownProgram, has a name that no
  /// system framework has.
  var product: Product? {
    switch type {
    case .executable:
      let word = name.replacing("Program", with: "")
      let isOfWorkshop = path!.hasPrefix("Sources/Workshop")
      return .executable(name: isOfWorkshop ? word.lowercased() : word, targets: [name])
    #if os(macOS)
      // Xcode shows previews only of a library that is a product.
      case .regular where name.hasSuffix("Previews"):
        return .library(name: name, targets: [name])
    #endif
    default: return nil
    }
  }

  /// Whether a newcomer builds it too. The tests of Sources and of the repository are for
  /// maintainers: WORKBOOK_ALL=1 builds them, or WORKBOOK_ONLY by name. The demos' tests need
  /// TestTerminals and TestWorlds.
  var isForEverybody: Bool {
    #if !os(macOS)
      // Previews are empty without SwiftUI.
      if name.hasSuffix("Previews"), !Context.isAll { return false }
    #endif
    let folders = ["Control", "Platform", "World", "Workshop", "Template", "RepositoryTests"]
    return Context.isAll || ["TestTerminals", "TestWorlds"].contains(name)
      || !folders.contains { path!.hasPrefix("Tests/\($0)") }
  }

  static func of(
    _ kind: TargetType,
    _ name: String,
    _ dependencies: [String],
    in path: String,
    exclude: [String] = []
  ) -> Target {
    let target: Target =
      switch kind {
      case .executable: .executableTarget(name: name, path: path)
      case .test: .testTarget(name: name, path: path)
      default: .target(name: name, path: path)
      }
    let ofTests = kind == .test ? .sharedModule + ["CustomDump", "DependenciesTestSupport"] : []
    target.dependencies = Set(dependencies + ofTests).subtracting([name]).sorted().map {
      .byName(name: $0)
    }
    target.exclude = exclude
    target.swiftSettings = .everywhere + .ours + (extraSettings[name] ?? [])
    return target
  }
}

extension [SwiftSetting] {
  /// The flags make builds faster. In this order: each build folder would begin with an index of
  /// the system, which takes as long as twenty modules; two processes would compile each module,
  /// and both would read all of it; and the compiler would verify its own output, a tenth of its
  /// time. What WORKBOOK_ALL builds has no debug information either: a debugger needs a slice.
  static let everywhere: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .unsafeFlags([
      "-index-ignore-system-modules", "-driver-batch-count", "1", "-Xfrontend",
      "-disable-llvm-verify",
    ]),
    .unsafeFlags(Context.isAll ? ["-Xfrontend", "-gnone"] : []),
  ]

  /// The settings of all code but the exercises'.
  static let ours: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
