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
  Module("SourceScan", uses: ["Usage"], isOptimized: true),
  Module("Taking", uses: ["Course", "SourceScan", "Usage"]),
  Module("Toolchain", uses: ["Course", "Dependencies", "OperatingSystem", "Programs"]),
  Module(
    "Verification",
    uses: ["Course", "Dependencies", "OperatingSystem", "Programs", "Taking", "Toolchain", "Usage"]
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

let wings = [
  ("Platform", platform), ("Control", control), ("World", world), ("Workshop", workshop),
]
let parts = slice(
  of: (chapters + [template]).flatMap(\.parts)
    + wings.flatMap { wing, modules in modules.flatMap { $0.parts(in: wing) } }
    + [
      Part(.of(.test, "PackageTests", [], in: "Tests/PackageTests")),
      Part(
        .of(
          .test,
          "ChaptersTests",
          chapters.filter(\.hasDemo).map { "\($0.name)Chapter" }
            + ["ChapterKit", "Course", "OperatingSystem", "Programs", "Stage", "Verification"]
            + .forTests,
          in: "Tests/ChaptersTests"
        )
      ),
    ]
)

let package = Package(
  name: "controlling-dependencies",
  platforms: [.macOS(.v15)],
  products: parts.compactMap(\.program),
  targets: parts.map(\.target)
)

// The machinery.

struct Chapter {
  let name: String
  let folder: String
  let home: String
  let hasDemo: Bool
  let uses: [String]
  let modules: KeyValuePairs<String, [String]>
  let shared: [String]
  let exercises: [Exercise]

  /// - Parameters:
  ///   - home: Where its three folders are, from the top: only those of the template are elsewhere.
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
    (self.name, folder) = (name, "\(number < 10 ? "0" : "")\(number)-\(name)")
    (self.home, self.hasDemo, self.uses) = (home, hasDemo, uses)
    (self.modules, self.shared, self.exercises) = (modules, shared, exercises)
  }

  var parts: [Part] { (hasDemo ? demo : []) + tasks }

  /// The product has the short name; the module has one that no system framework has.
  private var demo: [Part] {
    let (own, path) = ("\(name)Chapter", "\(home)Chapters/\(folder)")
    let parts = ["ChapterKit", "Dependencies", "Stage"] + uses + modules.map(\.key)
    let tests = [own] + .forTests + parts
    return [
      Part(.of(.executable, own, parts, in: "\(path)/Sources"), for: [name], product: name),
      Part(.of(.test, "\(name)Tests", tests, in: "\(path)/Tests"), for: [name]),
    ]
      + modules.map { name, uses in
        Part(.of(.regular, name, ["Dependencies"] + uses, in: "\(path)/Modules/\(name)"))
      }
  }

  /// The exercises that are asked for, and their tests: no other of them has to compile.
  private var tasks: [Part] {
    let asked = exercises.filter { Context.asks(for: [name, "\(name)/\($0.name)"]) }
    let answers = "\(home.isEmpty ? Context.answers : "\(home)Solutions")/\(folder)"
    let (own, parts) = ("\(name)Exercises", ["Dependencies"] + uses)
    let modules = asked.flatMap(\.modules)
    let others = Set(exercises.map(\.name)).subtracting(asked.map(\.name)).map { "\($0)Tests" }
    let tests = "\(home)Exercises/\(folder)/Tests"
    let files = Context.names(in: tests).map { String($0.prefix { $0 != "." }) }
      .filter { !others.contains($0) }
    let uses = [own] + .forTests + parts + modules
    return [
      Part(
        .of(.test, "\(own)Tests", uses, in: tests, files: files),
        for: [name] + exercises.map { "\(name)/\($0.name)" }
      ),
      Part(.of(.regular, own, parts, in: answers, files: shared + asked.map(\.name))),
    ] + modules.map { Part(.of(.regular, $0, [own] + parts, in: answers, files: [$0])) }
  }
}

/// One file, or several where each but the first is a module of its own.
struct Exercise: ExpressibleByStringLiteral {
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
    (self.name, self.uses, self.fixtures, self.testsUse) = (name, uses, fixtures, testsUse)
    (self.product, self.isOptimized) = (product, isOptimized)
  }

  func parts(in wing: String) -> [Part] {
    let tests = [name] + .forTests + fixtures.map(\.key) + testsUse
    let kind: Target.TargetType = product == nil ? .regular : .executable
    let own = Target.of(kind, name, uses, in: "Sources/\(wing)/\(name)")
    // It reads a million lines, or runs each job of all tests: a build for debugging takes ten times
    // as long for that.
    if isOptimized { own.swiftSettings?.append(.unsafeFlags(["-O"])) }
    return [
      Part(own, for: [name], product: product),
      Part(.of(.test, "\(name)Tests", tests, in: "Tests/\(wing)/\(name)Tests"), for: [name]),
    ]
      + fixtures.map { fixture, uses in
        let path = "Tests/\(wing)/\(name)Fixtures/\(fixture)"
        return Part(.of(.regular, fixture, [name] + uses, in: path))
      }
  }
}

/// A target, and the words of WORKBOOK_ONLY that ask for it.
struct Part {
  let target: Target
  let words: [String]
  let program: Product?

  init(_ target: Target, for words: [String] = [], product: String? = nil) {
    (self.target, self.words) = (target, words)
    program = product.map { .executable(name: $0, targets: [target.name]) }
  }
}

/// All that there is, or what WORKBOOK_ONLY names and what that needs. What does not compile anywhere
/// else is in nobody's way.
///
/// `WORKBOOK_ONLY=Countdown,Location/ShowDenied,Clocks`: all of a chapter; of another, one exercise
/// with its tests, and no demo; and a module with its tests.
func slice(of parts: [Part]) -> [Part] {
  let words = parts.flatMap(\.words)
  for word in Context.only where !words.contains(word) {
    let near = words.filter { $0.hasPrefix("\(word.prefix { $0 != "/" })/") }
    let there = near.isEmpty ? Set(words.filter { !$0.contains("/") }) : Set(near)
    refuse("WORKBOOK_ONLY=\(word) is none of \(there.sorted()).")
  }
  var open = parts.filter { Context.asks(for: $0.words) }.map(\.target)
  var needed: Set<String> = []
  while let target = open.popLast() {
    guard needed.insert(target.name).inserted else { continue }
    open += parts.map(\.target).filter { part in
      target.dependencies.contains {
        if case .byNameItem(part.name, _) = $0 { true } else { false }
      }
    }
  }
  return parts.filter { needed.contains($0.target.name) }
}

extension Context {
  static let only = environment["WORKBOOK_ONLY"]?.split(separator: ",").map(String.init) ?? []

  static func asks(for words: [String]) -> Bool {
    only.isEmpty || words.contains(where: only.contains)
  }

  /// Where the answers are that the tests of the exercises judge: yours, in `Exercises`; or with
  /// WORKBOOK_SOLUTIONS=1 ours, in `Solutions`; or those of another folder that is like them.
  static let answers = {
    let word = environment["WORKBOOK_SOLUTIONS"] ?? ""
    let folder = ["": "Exercises", "1": "Solutions"][word] ?? word
    if names(in: folder).isEmpty { refuse("WORKBOOK_SOLUTIONS=\(word) is no folder with answers.") }
    return folder
  }()

  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(packageDirectory)/\(path)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// Ends the manifest with a sentence, which the package manager repeats.
func refuse(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(1)
}

extension Target {
  /// All of a folder is our own code. Some files of one are exercises.
  static func of(
    _ kind: TargetType,
    _ name: String,
    _ uses: [String],
    in path: String,
    files: [String]? = nil
  ) -> Target {
    let target: Target =
      switch kind {
      case .executable: .executableTarget(name: name, path: path)
      case .test: .testTarget(name: name, path: path)
      default: .target(name: name, path: path)
      }
    let sources = files?.map { "\($0).swift" }
    target.dependencies = Set(uses).sorted().map { .byName(name: $0) }
    target.sources = sources
    // The package manager wants to be told of everything that lies beside the sources.
    target.exclude = Context.names(in: path).filter {
      sources?.contains($0) == false || sources == nil && $0.hasSuffix(".md")
    }
    target.swiftSettings = files == nil ? .strict : .lenient
    return target
  }
}

extension [String] {
  /// What every test target may import.
  static var forTests: [String] { ["CustomDump", "Dependencies", "DependenciesTestSupport"] }
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
