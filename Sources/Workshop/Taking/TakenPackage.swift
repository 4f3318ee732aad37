import Course
import Foundation
import Usage

/// A package of one's own, made from a chapter or from exercises.
package struct TakenPackage: Sendable {
  package private(set) var name: String
  /// Its source: `chapter 01-Countdown`.
  let origin: String
  /// The module that its tests import.
  private(set) var module: String
  private(set) var targets: [TakenTarget]
  private let root: URL

  /// The views of a demo, with their previews.
  var views: TakenTarget? { targets.first { $0.name.hasSuffix("Previews") } }

  /// A chapter's demo: the feature, its clients, and the tests that its list names.
  package init(of chapter: CourseChapter) throws {
    let list = try TakesList(of: chapter)
    let own = try list.demo(called: chapter.name)
    (name, module, root) = (chapter.name, "\(chapter.name)Chapter", chapter.root)
    origin = "chapter \(chapter.folder)"
    targets = own.map { $0.kind == .tests ? $0.onMainSerialExecutor : $0 } + list.outside(of: own)
  }

  /// The exercises of a chapter, or one, with the answers of a folder: `Exercises` or `Solutions`.
  package init(of selection: Selection, from answers: String) throws {
    let (chapter, exercises) = (selection.chapter, selection.exercises)
    (root, module) = (chapter.root, chapter.exercisesModule)
    let isSingle = exercises.count == 1
    name = isSingle ? exercises[0].name : module
    origin = isSingle ? "exercise \(exercises[0].id)" : "the exercises of chapter \(chapter.folder)"
    let list = try TakesList(of: chapter, forExercises: true)
    // A file that belongs to no exercise is shared by all of them.
    let others = chapter.exercises.filter { !exercises.contains($0) }
      .flatMap { [$0.name, "\($0.name)Tests", "\($0.name)Edges"] + $0.modules }
      .map { "\($0).swift" }
    let folder = "Exercises/\(chapter.folder)"
    let sources = root.names(in: folder).filter { $0.hasSuffix(".swift") && !others.contains($0) }
    let modules = exercises.flatMap(\.modules)
    let sourcesOfModule = Dictionary(grouping: sources) { [module] file in
      modules.first { file == "\($0).swift" } ?? module
    }
    var own = try ([module] + modules).map { [root] name in
      let sources = sourcesOfModule[name] ?? []
      let files = try root.texts(of: sources, in: "\(answers)/\(chapter.folder)")
      return TakenTarget(name: name, kind: .own, files: files, usesStrictSettings: false)
    }
    let tests = root.sources(below: "\(folder)/Tests").filter { !others.contains($0) }
    let test = TakenTarget(
      name: exercises[0].testsModule,
      kind: .tests,
      files: try root.texts(of: tests, in: "\(folder)/Tests"),
      usesStrictSettings: false,
      linkedModules: modules
    )
    let needed = (own + [test]).neededModules
    own += list.modules.filter { needed.contains($0.name) }
    targets = own + [test.onMainSerialExecutor] + list.outside(of: own + [test])
  }

  /// The texts of all its files, by their paths in it.
  package var files: [String: String] {
    let manifest = TakenManifest(name: name, targets: targets)
    var files = targets.sources
    files["Package.swift"] = manifest.text
    files["README.md"] = readme
    files[".gitignore"] = ".build/\n"
    for library in manifest.bridged { files[library.bridgePath] = library.bridge }
    return files
  }
}

extension TakenPackage {
  /// The same package under a name of the person's own: `Tea` is the module and `TeaModel` the
  /// model that a chapter calls `ControlledCountdown`.
  package func named(_ name: String) throws(UsageError) -> TakenPackage {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z0-9][A-Za-z0-9]*/) != nil else {
      throw UsageError("\"\(name)\" is no name for a module: write it like Tea.")
    }
    let text = targets.flatMap(\.files.values).joined()
    var names = [module: name]
    for target in targets where target.kind == .tests { names[target.name] = "\(name)Tests" }
    if let views { names[views.name] = "\(name)Previews" }
    let models = Set(text.matches(of: /class (Controlled\w+)/).map { String($0.1) })
    if let model = models.first, models.count == 1 { names[model] = "\(name)Model" }
    let known = Library.all.flatMap { [$0.module, $0.product] } + targets.map(\.name)
    let isKnown = { (name: String) in
      known.contains(name) || text.contains(try! Regex("\\b\(name)\\b").wordBoundaryKind(.simple))
    }
    if let other = names.values.sorted().first(where: isKnown) {
      throw UsageError("\(other) is in it already: take another name than \(name).")
    }
    var package = self
    (package.name, package.module) = (name, name)
    package.targets = targets.map { $0.renamed(names) }
    return package
  }

  /// One package of several, and another one with the workbook's own libraries in place of the real
  /// ones. So the workbook proves without a network that what it gives away builds, and that its
  /// tests pass. What is not public in the libraries cannot be used, as at work.
  package static func combined(_ packages: [TakenPackage]) throws -> [String: String] {
    var targets: [TakenTarget] = []
    for target in packages.flatMap(\.targets) {
      // Of what stands for a framework, each package has the part that it needs.
      if let index = targets.firstIndex(where: { $0.name == target.name }) {
        targets[index].files.merge(target.files) { known, _ in known }
      } else {
        targets.append(target)
      }
    }
    let control = try packages.first?.root.controlTargets ?? []
    let manifest = TakenManifest(name: "Combined", targets: targets, ownLibraries: "Control")
    var files = (targets + control).sources
    files["Package.swift"] = manifest.text
    files["Control/Package.swift"] = TakenManifest(name: "Control", targets: control).text
    return files
  }
}

extension URL {
  /// The workbook's own libraries, and what they use of the operating system: by another name,
  /// because the package may have parts of it too, and cannot have two modules of one name.
  fileprivate var controlTargets: [TakenTarget] {
    get throws {
      try ["Sources/Control", "Sources/Platform"].flatMap { folder in
        try names(in: folder).filter { !$0.contains(".") }.map { name in
          let path = "\(folder)/\(name)"
          let files = try texts(of: sources(below: path), in: path)
          return TakenTarget(name: name, kind: .control, files: files)
            .renamed(["OperatingSystem": "OperatingSystemOfControl"])
        }
      }
    }
  }
}
