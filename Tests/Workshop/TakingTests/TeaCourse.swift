import Course
import PlantedCourses

@testable import Taking

/// A workbook of one chapter: tea, which is made with a kettle of others.
extension PlantedCourse {
  static func tea() throws -> PlantedCourse { try PlantedCourse(teaTexts) }

  func package() throws -> TakenPackage { try TakenPackage(of: course.chapter("Tea")) }

  private static let teaTexts = [
    "Package.swift": "",
    "Sources/World/Kettles/Kettle.swift": "import Wires\npackage struct Kettle {}\n",
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
    "Chapters/01-Tea/Sources/Uncontrolled.swift": "import Kettles\n",
    "Chapters/01-Tea/Sources/Controlled.swift": """
    import Dependencies
    import IssueReporting
    class ControlledTea {}

    """,
    "Chapters/01-Tea/Sources/TeaClient.swift": "import Schedulers\nstruct TeaClient {}\n",
    "Chapters/01-Tea/Sources/TeaClientLive.swift": "import Kettles\nextension TeaClient {}\n",
    "Chapters/01-Tea/Tests/TeaTests.swift": """
    import Dependencies
    import Testing
    @testable import TeaChapter
    @Test func tea() { _ = ControlledTea.init() }

    """,
    "Chapters/01-Tea/Previews/TeaApp.swift": "import SwiftUI\n@testable import TeaChapter\n",
    "Exercises/01-Tea/README.md": "## Pour · guided\n\n## Stir · applied\n",
    "Exercises/01-Tea/Pour.swift": "// Mine.\n",
    "Exercises/01-Tea/Stir.swift": "// Mine.\n",
    "Exercises/01-Tea/StirLive.swift": "import TeaExercises\n",
    "Exercises/01-Tea/Cup.swift": "import Dependencies\n",
    "Exercises/01-Tea/Tests/PourTests.swift": "@testable import TeaExercises\n",
    "Exercises/01-Tea/Tests/StirTests.swift": "import StirLive\n",
    "Exercises/01-Tea/Tests/StirEdges.swift": "import StirLive\n",
    "Solutions/01-Tea/Starters/StirLive.diff": "",
    "Solutions/01-Tea/Cup.swift": "import Dependencies\n",
    "Solutions/01-Tea/Stir.swift": "// Ours.\n",
    "Solutions/01-Tea/StirLive.swift": "import TeaExercises\n",
  ]
}
