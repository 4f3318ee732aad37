// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One row is one chapter. Its demo and tests are in Chapters/NN-Name, its exercises, in the order in
// which they are solved, in Exercises/NN-Name, and the same files, solved, in Solutions/NN-Name.
//
// A chapter may own modules: `modules: ["TideClient": [], "TideClientLive": ["TideClient"]]` are in
// Chapters/NN-Name/Modules, each with what it uses besides Dependencies. An exercise may have a second
// target: `exerciseModules: ["SplitTheClient": ["SplitTheClientLive"]]` is two files side by side, of
// which the second is a module that imports the first. A page with exercises has `hasDemo: false`; a
// page without exercises needs no row.

let chapters: KeyValuePairs = [
  "01-Countdown": Chapter(exercises: ["TakeControl", "PauseAndResume", "WithoutDrift"]),
  "02-Location": Chapter(
    uses: ["LocationServices", "OutsideWorld"],
    shared: ["LocationClient"],
    exercises: ["RegisterAClient", "ShowDenied", "ChangingAnswer", "ListenWhileVisible"]
  ),
  "03-Contacts": Chapter(
    uses: ["AddressCards", "OutsideWorld"],
    exercises: ["SearchTheList", "SayWhatWentWrong", "TheRealScreen"]
  ),
  "04-Analytics": Chapter(
    uses: ["OutsideWorld", "Telemetry", "TelemetryCollector"],
    exercises: ["LeaveTheSingleton", "ExactLog", "TrackNothing", "LoseNone"]
  ),
  "05-Persistence": Chapter(
    uses: ["Disk", "OutsideWorld"],
    exercises: [
      "ChooseTheDisk", "TheNextLaunch", "CorruptData", "RetryFailedSaves", "QuitAfterAChange",
    ]
  ),
  "06-Injection": Chapter(
    uses: ["LocationServices", "OutsideWorld", "Telemetry"],
    shared: ["WalkClients"],
    exercises: ["DateInTheLeaf", "OnboardingSandbox", "SurviveTheEscape"]
  ),
  "07-Registration": Chapter(
    uses: ["OutsideWorld", "RegistrationService"],
    exercises: ["DoNotWait", "Debounce", "CancelInFlight", "ExpectNoWork"]
  ),
  "08-Failability": Chapter(
    uses: ["Composable", "CustomDump"],
    exercises: ["FailInsteadOfCrash", "NoticeTheNewEvent", "NothingLeftRunning", "HalfASecond"]
  ),
  "09-VoiceMemos": Chapter(
    uses: ["CustomDump", "OperatingSystem", "OutsideWorld", "Programs", "Sound"],
    modules: [
      "AudioPlayerClient": [],
      "AudioPlayerClientLive": ["AudioPlayerClient", "Sound"],
      "AudioRecorderClient": [],
      "AudioRecorderClientLive": ["AudioRecorderClient", "Sound"],
    ],
    shared: ["DeviceMicrophone", "SpeechEngine"],
    exercises: ["ThreeValues", "SplitTheClient", "DeleteWhilePlaying"],
    exerciseModules: ["SplitTheClient": ["SplitTheClientLive"]]
  ),
  "10-Standups": Chapter(
    uses: ["CustomDump", "Dictation", "Disk", "OperatingSystem", "OutsideWorld"],
    exercises: ["AskBeforeYouDelete", "PauseForTheAlert", "KeepTheTranscript", "EndOnTime"]
  ),
  "11-YourOwnCode": Chapter(hasDemo: false, exercises: ["StampTheCard", "KeepTheNote"]),
]

/// What `workbook new chapter` copies and renames, so it is built and tested as a chapter is; its
/// exercises are built solved.
let template = Chapter(
  home: "Tests/Template/",
  modules: ["TemplateClient": []],
  exercises: ["TemplateFirst", "TemplateSecond", "TemplateThird"]
)

// One row is one module. Its sources are in Sources/<wing>/<name>; a module that is tested has
// its tests in Tests/<wing>/<name>Tests.

/// What talks to the operating system, below the wings.
let platform: KeyValuePairs = [
  "OperatingSystem": Module(),
  "Programs": Module(uses: ["OperatingSystem"]),
]

let control: KeyValuePairs = [
  "ConcurrencyExtras": Module(),
  "IssueReporting": Module(),
  "CustomDump": Module(uses: ["IssueReporting"]),
  "Stillness": Module(uses: ["IssueReporting"], isOptimized: true),
  "Clocks": Module(
    uses: ["ConcurrencyExtras", "IssueReporting", "Stillness"],
    testsUse: ["OperatingSystem"]
  ),
  "Schedulers": Module(uses: ["Clocks", "ConcurrencyExtras", "IssueReporting", "Stillness"]),
  "Dependencies": Module(
    uses: ["Clocks", "ConcurrencyExtras", "IssueReporting", "Schedulers"],
    fixtures: ["TideClient": [], "WeatherClient": [], "WeatherClientLive": ["WeatherClient"]]
  ),
  "Composable": Module(uses: [
    "ConcurrencyExtras", "CustomDump", "Dependencies", "IssueReporting", "Stillness",
  ]
  ),
  "DependenciesTestSupport": Module(uses: [
    "ConcurrencyExtras", "Dependencies", "IssueReporting", "Stillness",
  ]
  ),
]

let world: KeyValuePairs = [
  "Loopback": Module(uses: ["OperatingSystem"]),
  "HTTP": Module(uses: ["Loopback", "OperatingSystem"]),
  "OutsideWorld": Module(uses: ["OperatingSystem"]),
  "LocationServices": Module(uses: ["Loopback", "OperatingSystem", "OutsideWorld"]),
  "AddressCards": Module(uses: ["OperatingSystem", "OutsideWorld"], isOptimized: true),
  "Telemetry": Module(uses: ["HTTP", "Loopback", "OperatingSystem", "OutsideWorld"]),
  "Disk": Module(uses: ["OperatingSystem", "OutsideWorld"]),
  "Dictation": Module(uses: ["OperatingSystem", "OutsideWorld", "Programs", "Sound"]),
  "Sound": Module(uses: ["OperatingSystem", "OutsideWorld", "Programs"]),
  "RegistrationService": Module(uses: ["HTTP", "Loopback", "OperatingSystem", "OutsideWorld"]),
  "TelemetryCollector": Module(
    uses: ["HTTP", "Loopback", "OperatingSystem", "OutsideWorld", "Telemetry"],
    isOptimized: true
  ),
]

let workshop: KeyValuePairs = [
  "Stage": Module(uses: ["OperatingSystem"], fixtures: ["PseudoTerminals": ["OperatingSystem"]]),
  "Usage": Module(),
  "ChapterKit": Module(
    uses: [
      "Dependencies", "OperatingSystem", "OutsideWorld", "Programs", "Schedulers", "Stage", "Usage",
    ],
    testsUse: ["PseudoTerminals"]
  ),
  "Course": Module(uses: ["Usage"]),
  "Safekeeping": Module(uses: ["OperatingSystem"]),
  "SourceScan": Module(uses: ["Usage"], isOptimized: true),
  "Taking": Module(uses: ["Course", "SourceScan", "Usage"]),
  "Toolchain": Module(uses: ["Course", "Dependencies", "OperatingSystem", "Programs"]),
  "Verification": Module(uses: [
    "Course", "Dependencies", "OperatingSystem", "Programs", "Taking", "Toolchain", "Usage",
  ]
  ),
  "Workbook": Module(
    uses: [
      "AddressCards", "Course", "Dependencies", "Dictation", "LocationServices", "Loopback",
      "OperatingSystem", "OutsideWorld", "Programs", "Safekeeping", "Sound", "SourceScan", "Stage",
      "Taking", "Telemetry", "TelemetryCollector", "Toolchain", "Usage", "Verification",
    ],
    testsUse: ["PseudoTerminals"],
    product: "workbook"
  ),
  "Benchmarks": Module(
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
  of: chapters.flatMap { $1.parts(in: $0) } + template.parts(in: "99-Template")
    + wings.flatMap { wing, modules in modules.flatMap { $1.parts(of: $0, in: wing) } }
    + [
      Part(target: .of(.test, "PackageTests", [], in: "Tests/PackageTests")),
      Part(
        target: .of(
          .test,
          "ChaptersTests",
          chapters.filter(\.value.hasDemo).map { "\($0.key.dropFirst(3))Chapter" }
            + ["ChapterKit", "Course", "OperatingSystem", "Programs", "Stage", "Verification"],
          in: "Tests/ChaptersTests"
        )
      ),
    ]
)

let package = Package(
  name: "controlling-dependencies",
  platforms: [.macOS(.v15)],
  products: parts.compactMap { part in
    part.product.map { .executable(name: $0, targets: [part.target.name]) }
  },
  targets: parts.map(\.target)
)

// The machinery.

struct Chapter {
  /// Where its three folders are, from the top: only those of the template are elsewhere.
  var home = ""
  var hasDemo = true
  /// What it uses of the outside world; all chapters have the shared dependency module.
  var uses: [String] = []
  /// The modules that its demo owns, and what each of them uses.
  var modules: KeyValuePairs<String, [String]> = [:]
  /// Files beside the exercises that more than one of them needs, without `.swift`.
  var shared: [String] = []
  var exercises: [String]
  /// The modules that an exercise has besides its file.
  var exerciseModules: [String: [String]] = [:]

  func parts(in folder: String) -> [Part] {
    let name = String(folder.dropFirst(3))
    return (hasDemo ? demo(name, folder) : []) + tasks(name, folder)
  }

  /// The product has the short name; the module has one that no system framework has.
  private func demo(_ name: String, _ folder: String) -> [Part] {
    let (own, path) = ("\(name)Chapter", "\(home)Chapters/\(folder)")
    let parts = ["ChapterKit", "Dependencies", "Stage"] + uses + modules.map(\.key)
    return [
      Part(
        target: .of(.executable, own, parts, in: "\(path)/Sources"),
        words: [name],
        product: name
      ),
      Part(target: .of(.test, "\(name)Tests", [own] + parts, in: "\(path)/Tests"), words: [name]),
    ]
      + modules.map { name, uses in
        Part(target: .of(.regular, name, ["Dependencies"] + uses, in: "\(path)/Modules/\(name)"))
      }
  }

  /// The exercises that are asked for, and their tests: no other of them has to compile.
  private func tasks(_ name: String, _ folder: String) -> [Part] {
    let asked = exercises.filter { Context.asks(for: [name, "\(name)/\($0)"]) }
    let answers = "\(home.isEmpty ? Context.answers : "\(home)Solutions")/\(folder)"
    let (own, parts) = ("\(name)Exercises", ["Dependencies"] + uses)
    let modules = asked.flatMap { exerciseModules[$0] ?? [] }
    let others = Set(exercises).subtracting(asked).map { "\($0)Tests" }
    let tests = "\(home)Exercises/\(folder)/Tests"
    let files = Context.names(in: tests).map { String($0.prefix { $0 != "." }) }
      .filter { !others.contains($0) }
    return [
      Part(
        target: .of(.test, "\(own)Tests", [own] + parts + modules, in: tests, files: files),
        words: [name] + exercises.map { "\(name)/\($0)" }
      ),
      Part(target: .of(.regular, own, parts, in: answers, files: shared + asked)),
    ] + modules.map { Part(target: .of(.regular, $0, [own] + parts, in: answers, files: [$0])) }
  }
}

/// A library, or a program if it has a product, and the tests that keep it honest. Fixtures are modules
/// that only tests import, with what each uses besides this one; `testsUse` are fixtures of others.
struct Module {
  var uses: [String] = []
  var fixtures: KeyValuePairs<String, [String]> = [:]
  var testsUse: [String] = []
  var product: String?
  var isOptimized = false

  func parts(of name: String, in wing: String) -> [Part] {
    let tests = [name] + fixtures.map(\.key) + testsUse
    let path = "Sources/\(wing)/\(name)"
    let own = Target.of(product == nil ? .regular : .executable, name, uses, in: path)
    // It reads a million lines, or runs each job of all tests: a build for debugging takes ten times
    // as long for that.
    if isOptimized { own.swiftSettings?.append(.unsafeFlags(["-O"])) }
    return [
      Part(target: own, words: [name], product: product),
      Part(
        target: .of(.test, "\(name)Tests", tests, in: "Tests/\(wing)/\(name)Tests"),
        words: [name]
      ),
    ]
      + fixtures.map { fixture, uses in
        let path = "Tests/\(wing)/\(name)Fixtures/\(fixture)"
        return Part(target: .of(.regular, fixture, [name] + uses, in: path))
      }
  }
}

/// A target, and the words of WORKBOOK_ONLY that ask for it.
struct Part {
  var target: Target
  var words: [String] = []
  var product: String?
}

/// All that there is, or what WORKBOOK_ONLY names and what that needs. What does not compile anywhere
/// else is not in its way.
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
    // What every test may import.
    let more = kind == .test ? ["CustomDump", "Dependencies", "DependenciesTestSupport"] : []
    target.dependencies = Set(uses + more).sorted().map { .byName(name: $0) }
    target.sources = sources
    // The package manager wants to be told of everything that lies beside the sources.
    target.exclude = Context.names(in: path).filter {
      sources?.contains($0) == false || sources == nil && $0.hasSuffix(".md")
    }
    target.swiftSettings = files == nil ? .strict : .lenient
    return target
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

  /// What we ask of exercises: a learner fails none on a warning, or on a rule that its chapter does not
  /// teach.
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
