import CustomDump
import Foundation
import PlantedCourses
import Testing

@testable import Taking

@Suite struct TakenPages {
  let course = try! PlantedCourse.tea()

  private func text(_ path: String) throws -> String? {
    try course.package().files[path]
  }

  @Test
  func `the manifest names the libraries, as each Swift does, and a bridge where a name differs`()
    throws
  {
    expectNoDifference(
      try text("Package.swift")?.components(separatedBy: "]\n\n").last,
      #"""
      // The package has the name of its library from Swift 6.4 on.
      #if compiler(>=6.4)
        let issueReporting = ("swift-issue-reporting", from: Version("2.0.0"))
      #else
        let issueReporting = ("xctest-dynamic-overlay", from: Version("1.11.0"))
      #endif

      let package = Package(
        name: "Tea",
        platforms: [.iOS(.v18), .macOS(.v15)],
        products: [
          .library(name: "TeaChapter", targets: ["TeaChapter"]),
          .library(name: "TeaPreviews", targets: ["TeaPreviews"]),
        ],
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.16.0"),
          .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "1.2.0"),
          .package(url: "https://github.com/pointfreeco/\(issueReporting.0)", from: issueReporting.from),
          .package(url: "https://github.com/pointfreeco/swift-concurrency-extras", from: "1.4.0"),
        ],
        targets: [
          .target(
            name: "TeaChapter",
            dependencies: [
              .product(name: "Dependencies", package: "swift-dependencies"),
              .product(name: "IssueReporting", package: issueReporting.0),
              "Kettles",
              "Schedulers",
            ],
            swiftSettings: strict
          ),
          .target(
            name: "TeaPreviews",
            dependencies: [
              "TeaChapter",
            ],
            swiftSettings: strict
          ),
          .testTarget(
            name: "TeaTests",
            dependencies: [
              .product(name: "ConcurrencyExtras", package: "swift-concurrency-extras"),
              .product(name: "Dependencies", package: "swift-dependencies"),
              .product(name: "DependenciesTestSupport", package: "swift-dependencies"),
              "TeaChapter",
            ],
            swiftSettings: strict
          ),
          .target(
            name: "Kettles",
            dependencies: [
              "Wires",
            ],
            path: "Outside/Kettles",
            swiftSettings: strict
          ),
          .target(
            name: "Wires",
            path: "Outside/Wires",
            swiftSettings: strict
          ),
          .target(
            name: "Schedulers",
            dependencies: [.product(name: "CombineSchedulers", package: "combine-schedulers")]
          ),
        ]
      )

      """#
    )
  }

  @Test func `the page says what is in each folder`() throws {
    let page = try text("README.md") ?? ""
    #expect(page.contains("begin with `nonisolated`"))
    expectNoDifference(
      page.components(separatedBy: "\n\n").first { $0.hasPrefix("|") },
      """
      | folder | what is in it |
      |---|---|
      | `Sources/TeaChapter` | the code that is tested |
      | `Sources/TeaPreviews` | the SwiftUI view with its previews, for Xcode |
      | `Tests/TeaTests` | the tests |
      | `Outside/Kettles` | stands for a framework of others: keep what you use, or put the real one here |
      | `Outside/Wires` | stands for a framework of others: keep what you use, or put the real one here |
      | `Sources/Schedulers` | one line, because at work Schedulers is CombineSchedulers |
      """
    )
  }
}
