// swift-tools-version: 6.2
// The version of the manifest's own API: the oldest with all that is used here.
import Foundation
import PackageDescription

#if compiler(<6.3)
  #error("Swift 6.3 is needed: Xcode 26.4 on a Mac, https://www.swift.org/install elsewhere.")
#endif

// One row is one chapter. Its demo, previews and tests are in Chapters/NN-Name, its exercises in
// Exercises/NN-Name, and the same files, solved, in Solutions/NN-Name. `Chapter`, below, says what
// can stand in a row. A page without exercises needs none.
//
// No folder is read here: the package manager keeps what a manifest has said, and would not see a
// new file. The files of each target it finds itself.

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
    exerciseDependencies: ["AddressCards", "OutsideWorld"]
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
    // Swift warns where a main actor's code runs on another thread.
    flags: ["-enable-actor-data-race-checks"],
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
    exercises: ["ReachTheList", "KeepTheTranscript", "AskBeforeYouDelete"]
  ),
  "11-YourOwnCode": Chapter(
    hasDemo: false,
    exercises: ["StampTheCard", "KeepTheNote"],
    edges: ["StampTheCard"]
  ),
]

/// What `workbook new chapter` copies and renames, so it is built and tested as a chapter is; its
/// exercises are built solved.
let template = Chapter(
  home: "Tests/Template/",
  exercises: ["TemplateFirst", "TemplateSecond", "TemplateThird"]
)

// One row is one module, and what it uses. Its sources are in Sources/<folder>/<name>, and its
// tests in Tests/<folder>/<name>Tests.

let modules: KeyValuePairs = [
  // What talks to the operating system, below all others.
  "Platform/OperatingSystem": [],
  "Platform/Programs": ["OperatingSystem"],

  "Control/ConcurrencyExtras": ["Stillness"],
  "Control/IssueReporting": ["OperatingSystem"],
  "Control/CustomDump": ["IssueReporting"],
  "Control/Stillness": ["IssueReporting", "OperatingSystem"],
  "Control/Clocks": ["IssueReporting", "OperatingSystem", "Stillness"],
  "Control/Schedulers": ["Clocks", "ConcurrencyExtras", "IssueReporting", "Stillness"],
  "Control/Dependencies": [
    "Clocks", "ConcurrencyExtras", "IssueReporting", "OperatingSystem", "Schedulers",
  ],
  "Control/Composable": [
    "Clocks", "ConcurrencyExtras", "CustomDump", "Dependencies", "IssueReporting", "Stillness",
  ],
  "Control/DependenciesTestSupport": ["Dependencies", "IssueReporting", "Stillness"],

  // All of those below use OperatingSystem as well.
  "World/Loopback": [],
  "World/HTTP": ["Loopback"],
  "World/OutsideWorld": [],
  "World/LocationServices": ["Loopback", "OutsideWorld"],
  "World/AddressCards": ["OutsideWorld"],
  "World/Telemetry": ["HTTP", "Loopback", "OutsideWorld"],
  "World/Disk": ["OutsideWorld"],
  "World/Dictation": ["OutsideWorld", "Sound"],
  "World/Sound": ["OutsideWorld", "Programs"],
  "World/RegistrationService": ["HTTP", "Loopback", "OutsideWorld"],
  "World/TelemetryCollector": ["HTTP", "Loopback", "OutsideWorld", "Telemetry"],

  "Workshop/Stage": [],
  "Workshop/Usage": [],
  "Workshop/TerminalScreens": ["Stage"],
  "Workshop/ChapterKit": [
    "Dependencies", "IssueReporting", "OutsideWorld", "Programs", "Stage", "Usage",
  ],
  "Workshop/Course": ["Usage"],
  "Workshop/Room": ["Course", "HTTP", "Stage", "TerminalScreens", "Usage"],
  "Workshop/SourceScan": ["Usage"],
  "Workshop/Taking": ["Course", "Usage"],
  "Workshop/Toolchain": ["Course", "Dependencies", "Programs"],
  "Workshop/Verification": [
    "ConcurrencyExtras", "Course", "Dependencies", "Programs", "Taking", "Toolchain", "Usage",
  ],
  "Workshop/WorkbookTool": [
    "Course", "Dependencies", "OutsideWorld", "Programs", "Stage", "Toolchain", "Usage",
  ],
  // What a newcomer types first is built without what maintainers and authors type.
  "Workshop/WorkbookProgram": ["WorkbookTool"],
  "Workshop/WorkshopProgram": [
    "Course", "Programs", "Room", "SourceScan", "Stage", "Taking", "TelemetryCollector", "Usage",
    "Verification", "WorkbookTool",
  ],
  "Workshop/BenchmarksProgram": [
    "Clocks", "CustomDump", "Dependencies", "IssueReporting", "Stillness",
  ],
]

/// The modules that have the files of their folder `Page` in their code.
let withPages = ["Room", "TelemetryCollector"]

/// Modules that only tests import. The tests of every module and demo have TestTools, and those
/// of a demo have TestWorlds. What is in CourseFixtures is for the tests of Course, and for those
/// of each module that uses Course.
let fixtures: KeyValuePairs = [
  "TestTools": ["ConcurrencyExtras", "IssueReporting", "OperatingSystem", "Stillness"],
  "Control/DependenciesFixtures/TideClient": ["Dependencies"],
  "Control/DependenciesFixtures/WeatherClient": ["Dependencies"],
  "Control/DependenciesFixtures/WeatherClientLive": ["Dependencies", "WeatherClient"],
  "World/HTTPFixtures/Browsers": ["OperatingSystem"],
  "World/OutsideWorldFixtures/TestWorlds": ["OperatingSystem", "OutsideWorld", "TestTools"],
  "Workshop/CourseFixtures/PlantedCourses": ["Course", "TestTools"],
  "Workshop/StageFixtures/PseudoTerminals": ["OperatingSystem", "Stage", "TerminalScreens"],
]

/// The dependencies of the tests of a module or a chapter apart from all that.
let testDependencies = [
  "Clocks": ["Schedulers"],
  "Injection": ["Course"],
  "Room": ["Loopback"],
  "WorkbookTool": ["Verification", "WorkshopProgram"],
]

/// Tests that no row above makes, and their dependencies.
let otherTests: KeyValuePairs = [
  "ChaptersTests": chapters.filter(\.value.hasDemo).map { $0.key.dropFirst(3) }
    .flatMap { ["\($0)Chapter", "\($0)Program"] }
    + ["ChapterKit", "OperatingSystem", "Programs", "TestTools"],
  "Control/DefaultIsolationTests": [],
  "PackageTests": ["TestTools"],
  "RepositoryTests": ["Course", "OperatingSystem", "Programs", "TestTools"],
  "TextsTests": ["Course", "TestTools"],
  "Workshop/BenchmarksProgramTests": ["BenchmarksProgram"],
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

/// A library and its tests, or a program. Those of workbook and workshop are WorkbookTool's.
func module(_ folder: String, _ row: [String]) -> [Target] {
  let name = name(of: folder)
  let isOfWorldOrWorkshop = ["World/", "Workshop/"].contains { folder.hasPrefix($0) }
  let dependencies = row + (isOfWorldOrWorkshop ? ["OperatingSystem"] : [])
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
  /// Where its three folders are, from the top: only those of the template are elsewhere.
  var home = ""
  /// A page of the course may have exercises and nothing to run.
  var hasDemo = true
  /// Those of the demo and its tests, apart from the stage, the outside world and the shared module.
  var dependencies: [String] = []
  /// More flags of the compiler, for the demo alone.
  var flags: [String] = []
  /// The demo's own modules, in Chapters/NN-Name/Modules, each with its dependencies apart from
  /// Dependencies.
  var modules: KeyValuePairs<String, [String]> = [:]
  var exercises: [String]
  /// Those of the exercises and their tests, apart from the shared module.
  var exerciseDependencies: [String] = []
  /// The exercises that have a second file of tests: `TakeControlEdges.swift`.
  var edges: [String] = []
  /// The modules of an exercise apart from its file. Each is one more file next to it, which
  /// imports the first.
  var exerciseModules: [String: [String]] = [:]
  /// Files next to the exercises that are none, in a chapter whose exercises have such modules: the
  /// package manager warns of files that a target neither builds nor excludes.
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
    let ofTests = [own, "TestTools", "TestWorlds"] + (testDependencies[name] ?? [])
    let demo = Target.of(.regular, own, used, in: "\(path)/Sources")
    if !flags.isEmpty { demo.swiftSettings?.append(.unsafeFlags(flags)) }
    return [
      demo,
      .of(.executable, "\(name)Program", [own], in: "\(path)/Program"),
      .of(.regular, "\(name)Previews", [own] + used, in: "\(path)/Previews"),
      .of(.test, "\(name)Tests", used + ofTests, in: "\(path)/Tests"),
    ]
      + modules.map { .of(.regular, $0, ["Dependencies"] + $1, in: "\(path)/Modules/\($0)") }
  }

  /// The exercises that are asked for, and their tests: no other of them has to compile. A learner
  /// fails on no warning, and on no rule that the chapter does not teach.
  private func exerciseTargets(_ name: String, _ folder: String) -> [Target] {
    let others = exercises.filter { !Context.asks(for: $0, of: name) }
    let otherTests =
      others.map { "\($0)Tests" } + edges.filter(others.contains).map { "\($0)Edges" }
    let (own, used) = ("\(name)Exercises", .sharedModule + exerciseDependencies)
    let allExtra = Array(exerciseModules.values.joined())
    let extra = exerciseModules.filter { !others.contains($0.key) }.flatMap(\.value)
    let answers = home.isEmpty ? Context.answers : "Solutions"
    func target(_ name: String, _ dependencies: [String], excluding files: [String]) -> Target {
      let excluded = (Context.pages[answers] ?? []) + files.map { "\($0).swift" }
      return .of(.regular, name, dependencies, in: "\(home)\(answers)/\(folder)", exclude: excluded)
    }
    let tests = Target.of(
      .test,
      "\(own)Tests",
      [own] + used + extra,
      in: "\(home)Exercises/\(folder)/Tests",
      exclude: otherTests.map { "\($0).swift" }
    )
    let extraTargets = extra.map { module in
      let files = exercises + allExtra + shared
      return target(module, [own] + used, excluding: files.filter { $0 != module })
    }
    let targets = [tests, target(own, used, excluding: others + allExtra)] + extraTargets
    for target in targets { target.swiftSettings = .everywhere }
    return targets
  }
}

/// What WORKBOOK_ONLY names, and what that needs. What does not compile anywhere else is not in its
/// way.
///
/// `WORKBOOK_ONLY=Countdown,Location/ShowDenied,Clocks`: all of a chapter; of another, one exercise
/// with its tests, and no demo; and a module with its tests.
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

  /// Where the answers are that the tests of the exercises judge: yours, in `Exercises`; or with
  /// WORKBOOK_SOLUTIONS=1 ours, in `Solutions`; or those of another folder that is like them.
  static let answers = {
    let word = environment["WORKBOOK_SOLUTIONS"] ?? ""
    return ["": "Exercises", "1": "Solutions"][word] ?? word
  }()

  /// What lies next to the answers.
  static let pages = [
    "Exercises": ["Hints.md", "README.md", "Tests"],
    "Solutions": ["SecondAnswers", "Starters", "WrongAnswers"],
  ]
}

extension [String] {
  /// The shared dependency module, and what it hands on: chapters and tests may import all of it.
  static let sharedModule = ["Clocks", "ConcurrencyExtras", "Dependencies", "IssueReporting"]
}

extension Target {
  /// A product has a short name, as Countdown and workbook; its module, CountdownProgram or
  /// WorkbookProgram, has one that no system framework has.
  var product: Product? {
    switch type {
    case .executable:
      let word = name.replacing("Program", with: "")
      let isOfWorkshop = path!.hasPrefix("Sources/Workshop")
      return .executable(name: isOfWorkshop ? word.lowercased() : word, targets: [name])
    #if os(macOS)
      // Xcode shows the previews of a library that is a product.
      case .regular where name.hasSuffix("Previews"):
        return .library(name: name, targets: [name])
    #endif
    default: return nil
    }
  }

  /// The tests of what is under Sources, and of this repository, are for maintainers: they are
  /// built where WORKBOOK_ALL=1 asks for all, or WORKBOOK_ONLY for them. TestWorlds is for the
  /// tests of the demos as well.
  var isForEverybody: Bool {
    #if !os(macOS)
      // Without SwiftUI, nothing is left of a preview.
      if name.hasSuffix("Previews"), !Context.isAll { return false }
    #endif
    let folders = ["Control", "Platform", "World", "Workshop", "Template", "RepositoryTests"]
    return Context.isAll || name == "TestWorlds"
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
    target.swiftSettings = .everywhere + .ours
    // As a new Xcode app is compiled.
    if name == "DefaultIsolationTests" {
      target.swiftSettings?.append(.defaultIsolation(MainActor.self))
    }
    return target
  }
}

extension [SwiftSetting] {
  /// Without the flags, each folder that is built in begins with an index of the whole system,
  /// which takes as long as twenty modules; each module is compiled by two processes that both read
  /// all of it; and the compiler takes a tenth of its time to prove its own work to itself. They
  /// are here, and not where the tool builds: people type `swift test` and `swift run`.
  static let everywhere: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .unsafeFlags([
      "-index-ignore-system-modules", "-driver-batch-count", "1", "-Xfrontend",
      "-disable-llvm-verify",
    ]),
  ]

  /// What we ask of our own code.
  static let ours: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
