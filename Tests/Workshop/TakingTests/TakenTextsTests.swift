import CustomDump
import PlantedCourses
import Testing

@testable import Taking

@Suite struct TakenTexts {
  let course = try! PlantedCourse.tea()

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
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.16.0"),
          .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "1.2.0"),
          .package(url: "https://github.com/pointfreeco/swift-concurrency-extras", from: "1.4.0"),
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

  @Test func `the page says what is here, what to change, and has the view`() throws {
    expectNoDifference(
      try text("README.md"),
      """
      # Tea

      Taken from the workbook: chapter 01-Tea. The workbook builds these sources and tests with
      libraries of its own; here, `Package.swift` names the real ones, which have the same names for the
      same things.

      ```sh
      swift test
      ```

      Not from the workbook are `MainSerialExecutor.swift` among the tests, and `invokeTest` in an XCTest
      class: they let all tasks of a test take turns. Without them, a test clock of the real libraries
      gives other tasks some turns and goes on, whether they have done what your test asserts or not; the
      workbook's own clock waits for them.

      ## What is here

      | file | what it is |
      |---|---|
      | `Sources/TeaChapter/TeaClient.swift` | What a tea wants of a kettle. |
      | `Sources/TeaChapter/TeaClientLive.swift` | The kettle, behind closures. |
      | `Sources/TeaChapter/Controlled.swift` | The same tea with a client in place of the kettle. |
      | `Tests/TeaTests/` | 3 files of tests |
      | `Outside/` | types of the frameworks of others: `Kettles` |

      ## What to change

      1. The names: `TeaChapter` is the module that the tests import, so change it there, in \
      `Package.swift`, and on its folder.
      2. The access: hardly anything is `public`. Put the sources into your app's target, or make \
      public what your app uses.
      3. What is in `Outside/` are types of frameworks of others, as far as they are used here. \
      `TeaClientLive.swift` imports them. Keep them as types of yours, or put those of your framework \
      in their place.
      4. The imports: a module of one line gives a library the name that the workbook has for it.

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
