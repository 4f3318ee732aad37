import Course
import DependenciesTestSupport
import Foundation
import OperatingSystem
import TestTools
import Testing

/// The manifest lists chapters, exercises and modules. Here its lists are compared with the
/// folders, and with what the files import, as the package manager describes the package.
@Suite(.machineTime(.seconds(300))) struct TheManifest {
  @Test func `every Swift file is built, and belongs to one target`() async throws {
    // The template's exercise is built solved, and its own tests see that all of it is there.
    // What a chapter has for work is built where it is taken: `verify --only packages`.
    let built = try await Self.everything.value.targets.flatMap { target in
      target.sources.map { "\(target.path)/\($0)" }
    }
    .filter { !$0.hasPrefix("Tests/Template/") }
    let there = ["Chapters", "Exercises", "Sources", "Tests"].flatMap { folder in
      repository.sources(below: folder).map { "\(folder)/\($0)" }
    }
    .filter { !$0.hasPrefix("Tests/Template/") && !$0.contains("/AtWork/") }
    // No target: a page of code to scan, and what `.ci/darwin` compiles.
    .filter { !$0.hasPrefix("Chapters/00-Opening/") }
    .filter { !$0.hasPrefix("Tests/Darwin/") }
    #expect(Set(there).symmetricDifference(built) == [])
    #expect(Set(built).count == built.count)
  }

  @Test func `a target declares the modules that it imports, and no others`() async throws {
    let targets = try await Self.everything.value.targets
    let imports = imports(of: targets)
    for target in targets {
      let declared = Set(target.targetDependencies ?? [])
      let imported = imports[target.name] ?? []
      #expect(imported.subtracting(declared) == [], "\(target.name) imports them")
      if target.path.hasPrefix("Sources/") {
        let idle = declared.subtracting(imported).subtracting(["OperatingSystem"])
        #expect(idle == [], "\(target.name) does not import them")
      } else if target.name.hasSuffix("Tests") {
        // One row is for a module and its tests, so the tests may leave some of it to the module.
        // What lies next to the answers of an exercise is linked, and not imported. All tests of a
        // part have its fixtures.
        let needed = imported.union([
          "CustomDump", "DependenciesTestSupport", "OperatingSystem", "TestTools",
        ])
        .union(targets.filter { "\($0.path)/Tests" == target.path }.map(\.name))
        .union(targets.filter { $0.path.contains("Fixtures/") }.map(\.name))
        // A program is run, and not imported.
        let others = declared.subtracting(built(for: needed, by: imports))
          .filter { !$0.hasSuffix("Program") }
        #expect(others == [], "Neither \(target.name) nor what it imports imports them")
      }
    }
  }

  @Test func `what a newcomer builds needs nothing that only maintainers build`() async throws {
    let targets = try await Self.described([:]).targets
    #expect(targets.contains { $0.name == "CountdownTests" })
    #expect(!targets.contains { $0.name == "ClocksTests" })
    // A name that is no target is taken for a product of another package.
    #expect(targets.flatMap { $0.productDependencies ?? [] } == [])
  }

  @Test func `one exercise of a chapter is built without the others`() async throws {
    let chapters = try Course(at: repository).chapters
    let first = chapters.compactMap(\.exercises.first)
    let slice = first.map { "\($0.chapterName)/\($0.name)" }.joined(separator: ",")
    let targets = try await Self.described(["WORKBOOK_ONLY": slice]).targets
    for (chapter, exercise) in zip(chapters, first) {
      let files = targets.filter { $0.name.hasPrefix(chapter.exercisesModule) }.flatMap(\.sources)
      let names = chapter.exercises.flatMap { ["\($0.name).swift", "\($0.name)Tests.swift"] }
      #expect(
        Set(files).intersection(names) == ["\(exercise.name).swift", "\(exercise.name)Tests.swift"]
      )
    }
    #expect(!targets.contains { $0.name.hasSuffix("Chapter") || $0.name == "Stage" })
  }

  @Test func `each chapter has a scheme of its own for Xcode`() async throws {
    let chapters = try Course(at: repository).chapters
    let targets = Set(try await Self.everything.value.targets.map(\.name))
    let folder = ".swiftpm/xcode/xcshareddata/xcschemes/"
    #expect(repository.names(in: folder) == chapters.map { "\($0.name).xcscheme" }.sorted())
    let template = try #require(repository.text(of: "Tests/Template/\(folder)Template.xcscheme"))
    for chapter in chapters {
      let text = repository.text(of: "\(folder)\(chapter.name).xcscheme") ?? ""
      if chapter.hasDemo {
        #expect(text == template.replacing("Template", with: chapter.name))
      }
      // A demo is named by its product, which has one program.
      let names = text.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) }
        .map { $0 == chapter.name ? "\($0)Program" : $0 }
      #expect(!names.isEmpty && targets.isSuperset(of: names))
    }
  }

  @Test func `what is not there is refused in a sentence`() async throws {
    let result = try await Self.description(["WORKBOOK_ONLY": "Teapot"])
    #expect(result.end == .exited(1))
    let said = String(decoding: result.errors, as: UTF8.self)
    #expect(
      said.contains("\nWORKBOOK_ONLY=Teapot is no module, no chapter and no exercise.\n"),
      "\(said)"
    )
  }

  private func imports(of targets: [Description.Target]) -> [String: Set<String>] {
    targets.reduce(into: [:]) { all, target in
      all[target.name] = imports(of: target.sources.map { "\(target.path)/\($0)" })
        .intersection(targets.map(\.name))
    }
  }

  private func imports(of files: [String]) -> Set<String> {
    // What is quoted in a test stands further in.
    let statement = /(?m)^(?:@\w+ |package |public )*import (?:\w+ )?(\w+)/
    return files.reduce(into: []) { names, file in
      names.formUnion((repository.text(of: file) ?? "").matches(of: statement).map { String($0.1) })
    }
  }

  /// These modules, and all that they need.
  private func built(for modules: Set<String>, by imports: [String: Set<String>]) -> Set<String> {
    let all = modules.reduce(into: modules) { $0.formUnion(imports[$1] ?? []) }
    return all == modules ? all : built(for: all, by: imports)
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let path: String
      let sources: [String]
      let targetDependencies: [String]?
      let productDependencies: [String]?
    }
    let targets: [Target]
  }

  /// It takes seconds, so the tests share it.
  private static let everything = Task { try await described(["WORKBOOK_ALL": "1"]) }

  private static func described(_ variables: [String: String]) async throws -> Description {
    let result = try await description(variables)
    let said = String(decoding: result.errors, as: UTF8.self)
    try #require(result.end == .exited(0), "\(said)")
    #expect(!said.contains("warning:"), "\(said)")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Description.self, from: Data(result.output))
  }

  private static func description(_ asked: [String: String]) async throws -> ProgramResult {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let needed = ["DEVELOPER_DIR", "HOME", "PATH", "SDKROOT", "TMPDIR", "TOOLCHAINS"]
    let environment = ProcessInfo.processInfo.environment.filter { needed.contains($0.key) }
    let swift = Program(
      "swift",
      [
        "package", "--package-path", repository.path(), "--scratch-path", scratch.path(),
        "describe",
        "--type", "json",
      ],
      // The package manager warns of a home that it cannot write.
      environment: environment.merging(["HOME": scratch.path()]) { $1 }.merging(asked) { $1 }
    )
    return try await swift.result()
  }
}
