import Course
import PlantedCourses

@testable import Taking

/// A workbook of one chapter: tea, which is made with a kettle of others.
extension PlantedCourse {
  static func tea() throws -> PlantedCourse { try PlantedCourse(teaTexts) }

  func package() throws -> TakenPackage { try TakenPackage(of: course.chapter("Tea")) }

  func package(of name: String, from answers: String) throws -> TakenPackage {
    try TakenPackage(of: [course.exercise(name)], in: course.chapter("Tea"), from: answers)
  }

  private static let teaTexts = [
    "Package.swift": "",
    "Sources/World/Kettles/Kettle.swift":
      "import Wires\npackage struct Kettle { let wire = Wire() }\n",
    "Sources/Platform/Wires/Wire.swift": "package struct Wire {}\n",
    "Chapters/01-Tea/README.md": "# 01 Tea\n",
    "Chapters/01-Tea/Takes.txt": """
    # Read.
    Previews
    Sources/Controlled.swift
    Sources/TeaClient.swift
    Sources/TeaClientLive.swift
    Tests/TeaTests.swift
    World/Kettles/Kettle.swift
    Platform/Wires

    """,
    "Chapters/01-Tea/Sources/Uncontrolled.swift": "import Kettles\nstruct UncontrolledTea {}\n",
    "Chapters/01-Tea/Sources/Controlled.swift": """
    // The same tea with a client in place of the kettle.
    import Dependencies
    final class ControlledTea { @Dependency(TeaClient.self) var client }

    """,
    "Chapters/01-Tea/Sources/TeaClient.swift": """
    import Dependencies
    import Schedulers
    /// What a tea wants of a kettle.
    struct TeaClient: Sendable {}
    extension TeaClient: DependencyKey { static var liveValue: TeaClient { .live } }

    """,
    "Chapters/01-Tea/Sources/TeaClientLive.swift": """
    import Kettles
    extension TeaClient {
      /// The kettle, behind closures.
      static var live: TeaClient { TeaClient(Kettle()) }
    }

    """,
    "Chapters/01-Tea/Tests/TeaTests.swift": """
    import Dependencies
    import Testing
    @testable import TeaChapter
    @Test func tea() { _ = ControlledTea.init() }

    """,
    "Chapters/01-Tea/Previews/TeaApp.swift": """
    #if DEBUG && canImport(SwiftUI)
      import SwiftUI
      @testable import TeaChapter
      #Preview { Text("Tea") }
    #endif

    """,
    "Exercises/01-Tea/README.md": "## Pour · guided\n\n## Stir · applied\n",
    "Exercises/01-Tea/Pour.swift": "// Mine.\n",
    "Exercises/01-Tea/Stir.swift": "// Mine.\n",
    "Exercises/01-Tea/StirLive.swift": "import TeaExercises\n",
    "Exercises/01-Tea/Cup.swift": "import Dependencies\n",
    "Exercises/01-Tea/Tests/PourTests.swift": "@testable import TeaExercises\n",
    "Exercises/01-Tea/Tests/StirTests.swift": "import StirLive\n",
    "Exercises/01-Tea/Tests/StirEdges.swift": "import StirLive\n",
    "Solutions/01-Tea/Starters/StirLive.diff": "",
    "Solutions/01-Tea/Pour.swift": "// Ours.\n",
    "Solutions/01-Tea/Cup.swift": "import Dependencies\n",
    "Solutions/01-Tea/Stir.swift": "// Ours.\n",
    "Solutions/01-Tea/StirLive.swift": "import TeaExercises\n",
  ]
}
