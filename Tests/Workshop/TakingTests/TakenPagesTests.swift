import CustomDump
import Foundation
import PlantedCourses
import Testing

@testable import Taking

@Suite struct TakenPages {
  let course = try! PlantedCourse.tea()

  private func text(_ path: String) throws -> String? {
    try course.package().files.first { $0.path == path }?.text
  }

  @Test func `the manifest names the libraries, and a bridge where a name differs`() throws {
    let package = try text("Package.swift")?.components(separatedBy: "let package = ").last
    let kind = "library"
    expectNoDifference(
      package,
      """
      Package(
        name: "Tea",
        platforms: [.iOS(.v18), .macOS(.v15)],
        products: [
          .\(kind)(name: "TeaChapter", targets: ["TeaChapter"]),
          .\(kind)(name: "TeaPreviews", targets: ["TeaPreviews"]),
        ],
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.17.0"),
          .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "1.2.2"),
          .package(url: "https://github.com/pointfreeco/swift-concurrency-extras", from: "1.4.1"),
        ],
        targets: [
          .target(
            name: "TeaChapter",
            dependencies: [
              .product(name: "Dependencies", package: "swift-dependencies"),
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

      """
    )
  }

  @Test func `the page says what to change`() throws {
    let page = try text("README.md") ?? ""
    expectNoDifference(
      page.components(separatedBy: "## What to change\n\n").last,
      """
      1. The names: `TeaChapter` is the module that the tests import, so change it there, in
         `Package.swift`, and on its folder.
      2. The access: hardly anything is `public`. Put the sources into your app's target, or make
         public what your app uses.
      3. What is in `Outside` stands for frameworks of others. Keep what you use as types of yours, or
         put those of your framework in its place.
      4. The imports: a module of one line gives a library the name that the workbook has for it.
      5. The view: `Sources/TeaPreviews` has it with its previews, for Xcode. Put it into your app.

      """
    )
  }

  @Test func `the manifest names the package of issue reporting as each Swift does`() throws {
    try course.write("Chapters/01-Tea/Sources/Controlled.swift", "import IssueReporting\n")
    let text = try #require(try text("Package.swift"))
    #expect(
      text.contains(
        """
        #if compiler(>=6.4)
          let issueReporting = ("swift-issue-reporting", from: Version("2.1.0"))
        #else
          let issueReporting = ("xctest-dynamic-overlay", from: Version("1.13.0"))
        #endif
        """
      )
    )
    let url = #"https://github.com/pointfreeco/\(issueReporting.0)"#
    #expect(text.contains(#".package(url: "\#(url)", from: issueReporting.from),"#))
    #expect(text.contains(#".product(name: "IssueReporting", package: issueReporting.0),"#))
  }
}
