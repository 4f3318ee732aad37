import Course
import Foundation

/// A package of one's own, made from a chapter or from exercises.
package struct TakenPackage: Sendable {
  package var name: String
  /// What it was taken from: `chapter 01-Countdown`.
  let origin: String
  /// What its tests import.
  var module: String
  var targets: [TakenTarget]
  private let house: House

  var testCount: Int {
    targets.filter { $0.kind == .tests }.flatMap(\.files).reduce(0) { $0 + $1.outline.testCount }
  }

  /// A chapter's demo: the feature, its clients, and the tests that need no stage.
  package init(of chapter: CourseChapter) throws(TakeError) {
    var tests = try chapter.files(of: "Tests")
    guard tests.contains(where: { $0.outline.testCount > 0 }) else {
      throw TakeError("Nothing of \(chapter.name) can leave the workbook: no test is free of it.")
    }
    tests = try tests.withProbes(of: chapter.root)
    let own = [
      TakenTarget(
        name: "\(chapter.name)Chapter",
        kind: .own,
        files: try chapter.files(of: "Sources")
      ),
      TakenTarget(name: "\(chapter.name)Tests", kind: .tests, files: tests),
    ]
    try self.init(
      name: chapter.name,
      origin: "chapter \(chapter.folder)",
      module: own[0].name,
      own: try chapter.modules + own,
      house: chapter.house
    )
  }

  /// Exercises of one chapter, with the answers of a folder: `Exercises` or `Solutions`.
  package init(
    of exercises: [Exercise],
    in chapter: CourseChapter,
    from place: String
  ) throws(TakeError) {
    let (root, folder) = (chapter.root, "\(place)/\(chapter.folder)")
    let modules = exercises.flatMap(\.modules)
    let own = exercises.map(\.name) + modules
    let others = chapter.exercises.flatMap { [$0.name] + $0.modules }.filter { !own.contains($0) }
    let names = root.names(in: "Exercises/\(chapter.folder)")
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    func target(_ name: String, of sources: [String]) throws(TakeError) -> TakenTarget {
      var files: [SourceFile] = []
      for name in sources { files.append(try SourceFile("\(name).swift", in: folder, of: root)) }
      return TakenTarget(name: name, kind: .own, files: files, isStrict: false)
    }
    var targets = [
      try target(
        chapter.exercisesModule,
        of: names.filter { !others.contains($0) && !modules.contains($0) }
      )
    ]
    for module in modules { targets.append(try target(module, of: [module])) }
    var tests = try SourceFile.all(in: "Exercises/\(chapter.folder)/Tests", of: root)
      .filter { file in !others.contains { file.name == "\($0)Tests" } }
    tests = try tests.withProbes(of: root)
    var test = TakenTarget(name: chapter.testsModule, kind: .tests, files: tests, isStrict: false)
    test.linked = modules
    targets.append(test)
    let needed = targets.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    let isOne = exercises.count == 1
    try self.init(
      name: isOne ? exercises[0].name : chapter.exercisesModule,
      origin: isOne ? "exercise \(exercises[0].id)" : "the exercises of chapter \(chapter.folder)",
      module: chapter.exercisesModule,
      own: try chapter.modules.filter { needed.contains($0.name) } + targets,
      house: chapter.house
    )
  }

  private init(
    name: String,
    origin: String,
    module: String,
    own: [TakenTarget],
    house: House
  ) throws(TakeError) {
    (self.name, self.origin, self.module, self.house) = (name, origin, module, house)
    let own = own.map { $0.kind == .tests ? $0.onOneThread : $0 }
    targets = own + (try house.outside(of: own))
  }
}

extension [SourceFile] {
  /// These tests, with the files of `TestProbes` that they use in place of its import.
  fileprivate func withProbes(of root: URL) throws(TakeError) -> [SourceFile] {
    let words = union(of: \.words)
    let probes = try SourceFile.all(in: "Tests/TestProbes", of: root).filter {
      !$0.outline.declared.isDisjoint(with: words)
    }
    // The libraries have no Stillness.
    return (self + probes).map { file in
      let text = file.text.replacing("import TestProbes\n", with: "")
        .replacing(/#if canImport\(Stillness\)\n(?s:.*?)#else\n(?s:(.*?))#endif\n/) { $0.1 }
      return SourceFile(path: file.path, text: text)
    }
  }
}

extension CourseChapter {
  fileprivate var house: House { House(at: root) }

  /// The files of its `Sources` or `Tests` that can leave the workbook. A file that imports a
  /// module of the workbook stays, and so do the uncontrolled version and all that its `Stays.txt`
  /// names.
  fileprivate func files(of part: String) throws(TakeError) -> [SourceFile] {
    let own = "Chapters/\(folder)"
    let named = (root.text(of: "\(own)/Stays.txt") ?? "").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    for path in named where !root.has("\(own)/\(path)") {
      throw TakeError("\(own)/Stays.txt names \(path), which is not there. Take the line out.")
    }
    let workshop = house.workshop
    let all = try atWork(SourceFile.all(in: "\(own)/\(part)", of: root))
    return all.filter { file in
      let path = "\(part)/\(file.path)"
      return file.outline.imports.isDisjoint(with: workshop) && !path.contains("/Uncontrolled")
        && !named.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
  }

  /// The modules that the chapter owns beside its demo.
  fileprivate var modules: [TakenTarget] {
    get throws(TakeError) {
      var modules: [TakenTarget] = []
      for name in root.names(in: "Chapters/\(folder)/Modules") {
        let files = try SourceFile.all(in: "Chapters/\(folder)/Modules/\(name)", of: root)
        modules.append(TakenTarget(name: name, kind: .own, files: try atWork(files)))
      }
      return modules
    }
  }

  /// The same files, with those that the chapter has for work in their places: a live value there
  /// speaks to the framework of a vendor.
  fileprivate func atWork(_ files: [SourceFile]) throws(TakeError) -> [SourceFile] {
    let others = try SourceFile.all(in: "Chapters/\(folder)/AtWork", of: root)
    return files.map { file in others.first { $0.path == file.path } ?? file }
  }
}

extension TakenPackage {
  package typealias File = (path: String, text: String)

  /// All files of the package, by their paths in it.
  package var files: [File] {
    let manifest = TakenManifest(name: name, targets: targets)
    let bridges = manifest.bridged.map {
      (path: "Sources/\($0.module)/\($0.module).swift", text: $0.bridge)
    }
    return [
      ("Package.swift", manifest.text), ("README.md", TakenReadme(self).text),
      (".gitignore", ".build/\n"),
    ] + targets.flatMap(\.sources) + bridges
  }

  /// One package of several, and beside it the workbook's own libraries in place of the real ones.
  /// So the workbook proves without a network that what it gives away builds, and that its tests
  /// pass. The libraries are a package of their own, as at work: what is not public in them cannot
  /// be used.
  package static func combined(_ packages: [TakenPackage]) throws(TakeError) -> [File] {
    var targets: [TakenTarget] = []
    for target in packages.flatMap(\.targets) {
      // Of what stands for a framework, each package has the part that it needs.
      if let index = targets.firstIndex(where: { $0.name == target.name }) {
        targets[index] = targets[index].joined(with: target)
      } else {
        targets.append(target)
      }
    }
    let manifest = TakenManifest(name: "Combined", targets: targets, libraries: "Control")
    let control = try packages.first?.house.control ?? []
    return [
      ("Package.swift", manifest.text),
      ("Control/Package.swift", TakenManifest(name: "Control", targets: control).text),
    ] + (targets + control).flatMap(\.sources)
  }
}

extension TakenTarget {
  /// Its files, word for word, by their paths in the package.
  fileprivate var sources: [TakenPackage.File] { files.map { ("\(path)/\($0.path)", $0.text) } }
}
