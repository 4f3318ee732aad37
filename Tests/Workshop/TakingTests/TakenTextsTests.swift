import CustomDump
import Testing

@testable import Taking

@Suite struct TakenTexts {
  let course = try! TeaCourse()

  private func text(_ path: String) throws -> String? {
    try course.package().files.first { $0.path == path }?.text
  }

  @Test func `the manifest names the libraries, and a bridge where a name differs`() throws {
    let package = try text("Package.swift")?.split(separator: "let package = ").last.map(
      String.init
    )
    let kind = "library"
    expectNoDifference(
      package,
      """
      Package(
        name: "Tea",
        platforms: [.iOS(.v18), .macOS(.v15)],
        products: [
          .\(kind)(name: "TeaChapter", targets: ["TeaChapter"]),
        ],
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.9.0"),
          .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "1.0.3"),
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
          .testTarget(
            name: "TeaTests",
            dependencies: [
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

  @Test func `a bridge is one import`() throws {
    expectNoDifference(
      try text("Sources/Schedulers/Schedulers.swift"),
      """
      // The chapter imports Schedulers; the library calls it CombineSchedulers.
      @_exported import CombineSchedulers

      """
    )
  }

  @Test func `the page says what is here, what to change, and has the view`() throws {
    expectNoDifference(
      try text("README.md"),
      """
      # Tea

      Taken from the workbook: chapter 01-Tea. The sources and the tests are the same, word for
      word. The workbook builds them with libraries of its own; here, `Package.swift` names the real
      ones, which have the same names for the same things.

      ```sh
      swift test
      ```

      ## What is here

      | file | what it is |
      |---|---|
      | `Sources/TeaChapter/TeaClient.swift` | What a tea wants of a kettle. |
      | `Sources/TeaChapter/TeaClientLive.swift` | The kettle, behind closures. |
      | `Sources/TeaChapter/Controlled.swift` | The same tea with a client in place of the kettle. |
      | `Tests/TeaTests/` | 2 files of tests |
      | `Outside/` | stands for the frameworks of others: `Kettles` |

      ## What to change

      1. The names: `TeaChapter` is the module that the tests import, so change it there, in \
      `Package.swift`, and on its folder.
      2. The access: hardly anything is `public`. Put the sources into your app's target, or make \
      public what your app uses.
      3. What is in `Outside/` stands for frameworks of others. Write `TeaClientLive.swift` for the \
      real framework. Then delete `Outside/`, its targets, and the tests that import it.
      4. The imports: a module of one line gives a library the name that the workbook has for it.
      5. The versions in `Package.swift`: the workbook has no network, so your first `swift test` is \
      the first try with the real libraries.

      ## The view and its preview

      From `Tests/TeaTests/Lesson/TeaApp.swift`, where the rest of the sample is, behind a condition. \
      Put it into your app's target.

      ```swift
      struct TeaView: View {
        let tea: ControlledTea
      }

      #Preview {
        TeaView(tea: ControlledTea())
      }
      ```

      """
    )
  }
}
