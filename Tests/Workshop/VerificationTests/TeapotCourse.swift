import PlantedCourses
import Verification

/// A course with one chapter in which everything is as it has to be.
enum Teapot {
  static func course() throws -> PlantedCourse { try PlantedCourse(texts) }

  private static let texts: [String: String] = {
    var texts = [
      "README.md": """
      # Tea

      Read [the tests](Tests/README.md).

      | | run it | lesson | exercises |
      |---|---|---|---|
      | [01](Chapters/01-Teapot/README.md) | `swift run Teapot` | 5 min | 30 min |

      """,
      "Tests/README.md": "# The tests\n",
      "Chapters/00-Opening/README.md": "# Before tea\n",
      "Chapters/01-Teapot/README.md": lesson,
      "Chapters/01-Teapot/OnStage.md": onStage,
      "Chapters/01-Teapot/Sources/Uncontrolled.swift":
        "// A pot.\nlet tea = UncontrolledTea(.shared)\n",
      "Chapters/01-Teapot/Sources/Controlled.swift":
        "// A pot of ours.\nlet tea = ControlledTea(kettle)\n",
      "Exercises/01-Teapot/README.md": """
      # 01 Teapot: exercises

      ## Fill · guided

      [`Fill.swift`](Fill.swift), about 5 minutes.

      \(demands)

      ## Boil · applied

      About the water, about 10 minutes.

      \(demands)

      ## Pour · stretch

      About the cup, about 15 minutes.

      \(demands)

      """,
      "Exercises/01-Teapot/Leaf.swift": "struct Leaf {}\n",
      "Solutions/01-Teapot/Leaf.swift": "struct Leaf {}\n",
      "Solutions/01-Teapot/SecondAnswers/Fill.md": """
      # Fill: other right answers

      ### Slowly

      It takes longer.

      ```diff
       let full = 1
      +let slow = true
      ```

      """,
    ]
    var hints = "# Hints\n"
    let wrongAnswers = [
      "Fill": ["Little", "Much"], "Boil": ["Half", "Twice"], "Pour": ["Early", "Late"],
    ]
    for name in ["Fill", "Boil", "Pour"] {
      hints += "\n## \(name)\n\n### 1. A question\n\nWhy?\n\n### 2. A pointer\n\nThere.\n"
      hints += "\n### 3. Almost the answer\n\nSo:\n\n```swift\nlet full = 1\n```\n"
      let starter = "// TODO: \(name) it.\nlet full = 0\n"
      texts["Exercises/01-Teapot/\(name).swift"] = starter
      texts["Solutions/01-Teapot/Starters/\(name).diff"] =
        "-let full = 1\n+// TODO: \(name) it.\n+let full = 0\n"
      texts["Solutions/01-Teapot/\(name).swift"] = "let full = 1\n"
      texts["Exercises/01-Teapot/Tests/\(name)Tests.swift"] = """
        @Suite struct \(name) {
          @Test func `it is full`() {}
          @Test func `it is dry outside`() {}
        }

        """
      texts["Solutions/01-Teapot/WrongAnswers/\(name).md"] =
        "# \(name): what people try\n" + wrongAnswers[name, default: []].map(wrongAnswer).joined()
    }
    texts["Exercises/01-Teapot/Hints.md"] = hints
    return texts
  }()

  private static let demands = "1. It is full.\n2. It is dry outside."

  /// What a text says of a wrong answer.
  static func wrongAnswer(_ name: String) -> String {
    """

    ### \(name)

    It looks full.

    ```diff
    -let full = 1
    +let full = 2
    ```

    Rejected by "it is full".

    """
  }

  private static let lesson = """
    # 01 Teapot

    ## What you will see

    Tea.

    ## Run it

    ```sh
    swift run Teapot
    swift run Teapot uncontrolled
    swift run Teapot controlled
    swift run Teapot compare
    ```

    ```sh
    swift run Teapot controlled --context preview
    ```

    ```text
    0.0 s · outside world: untouched
    ```

    ## The problem

    ```swift
    let tea = UncontrolledTea(.shared)
    ```

    ## Take control

    ```sh
    swift run workbook diff Teapot
    ```

    ```diff
    -let tea = Tea(.shared)
    +let tea = Tea(kettle)
    ```

    ## Test it

    ```sh
    swift test --filter TeapotTests
    WORKBOOK_PAIN=1 swift test --filter TeapotPain
    ```

    ## At work

    Tea.

    ## Exercises

    In [`Exercises`](../../Exercises/01-Teapot/README.md):

    ```sh
    swift test --filter TeapotExercises
    ```

    ## Where to go from here

    Home.

    """

  private static let onStage = """
    # 01 Teapot: on stage

    For the instructor: 5 minutes, without the exercises (30 more).

    | minutes | you type | what the room should see |
    |---|---|---|
    | 2 | `swift run Teapot uncontrolled` | tea |
    | 2 | `swift run Teapot controlled` | tea |

    **The question to ask** (1 minute): "Whose tea?"

    **When it goes wrong**: drink.

    **How to reset**: wash up.

    """
}

extension PlantedCourse {
  var files: CourseFiles { CourseFiles(at: root) }
}
