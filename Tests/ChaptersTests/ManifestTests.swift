import Course
import DependenciesTestSupport
import Foundation
import OperatingSystem
import Programs
import Testing

/// The manifest has a row for each chapter, because the package manager cannot look into folders; all
/// else reads the folders and the texts. Here the two are compared, as the package manager says it.
@Suite(.machineTime(.seconds(300))) struct TheManifest {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `it builds the chapters, exercises and shared files that the folders have`()
    async throws
  {
    let course = try Course(at: root)
    let package = try await described()
    #expect(
      package.executables.intersection(chaptersAnywhere(course))
        == Set(course.chapters.filter(\.hasDemo).map(\.name))
    )
    for chapter in course.chapters {
      let exercises = try #require(
        package.targets.first { $0.name == chapter.exercisesModule },
        "Package.swift has no row for \(chapter.folder)."
      )
      let tops = try FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: "Exercises/\(chapter.folder)").path(percentEncoded: false)
      )
      let modules = chapter.exercises.flatMap(\.modules)
      #expect(
        Set(exercises.sources ?? [])
          == Set(tops.filter { $0.hasSuffix(".swift") }).subtracting(modules.map { "\($0).swift" })
      )
      // The order of the row is the order in which they are solved.
      let names = chapter.exercises.map { "\($0.name).swift" }
      #expect(exercises.sources?.filter(names.contains) == names)
      for module in modules {
        #expect(package.targets.first { $0.name == module }?.sources == ["\(module).swift"])
      }
    }
    #expect(
      Set(package.targets.map(\.name).filter { $0.hasSuffix("Exercises") })
        == Set(course.chapters.map(\.exercisesModule) + ["TemplateExercises"])
    )
  }

  private func chaptersAnywhere(_ course: Course) -> Set<String> {
    Set(course.chapters.map(\.name) + course.pages.map(\.name))
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let sources: [String]?
    }
    struct Product: Decodable {
      let name: String
    }
    let targets: [Target]
    let products: [Product]

    var executables: Set<String> { Set(products.map(\.name)) }
  }

  private func described() async throws -> Description {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let needed = ["DEVELOPER_DIR", "HOME", "PATH", "SDKROOT", "TMPDIR", "TOOLCHAINS"]
    let swift = Program(
      "swift",
      [
        "package", "--package-path", root.path(percentEncoded: false),
        "--scratch-path", scratch.path(percentEncoded: false), "dump-package",
      ],
      // The package manager reads a manifest again that it has read in the same environment.
      environment: ProcessInfo.processInfo.environment.filter { needed.contains($0.key) }
    )
    let result = try await swift.result()
    return try JSONDecoder().decode(Description.self, from: Data(result.output))
  }
}
