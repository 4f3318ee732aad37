import Course
import OperatingSystem
import PlantedCourses
import Synchronization
import TestTerminals
import Testing

@testable import Room

/// A presentation of a small chapter, in a terminal without a window.
final class Rehearsal {
  let workbook: PlantedCourse
  let pseudo = PseudoTerminal(columns: 80, rows: 11)
  let presentation: Presentation
  let running: Task<Void, any Error>
  /// The room's page, from when it is asked for first.
  private(set) lazy var server = try! RoomServer(of: presentation, in: workbook.root)

  /// Answers each line with the same in capitals, `size` with the size of its terminal. `demo` takes
  /// the whole screen until the next line.
  private static let shell = """
    while IFS= read -r line; do
      [ "$line" = exit ] && exit
      [ "$line" = size ] && line="rows and columns: $(stty size)"
      [ "$line" = demo ] && printf '\\033[?1049hA DEMO' && read -r q && printf '\\033[?1049l'
      [ "$line" = red ] && printf '\\033[31mRED\\033[m\\n' && continue
      printf '%s\\n' "$line" | tr a-z A-Z
    done
    """

  init() throws {
    workbook = try PlantedCourse([
      "Package.swift": "",
      "Chapters/01-Tea/README.md": "# 01 Tea",
      "Chapters/01-Tea/OnStage.md": """
      | minutes | you type | what the room should see |
      |---|---|---|
      | 2 | `swift run Tea hot` | it boils |
      | 3 | nothing | the question below |
      | 4 | open `Sources/Tea.swift`, then `Leaves.md`, and show `boil` | a line |

      **The question to ask**: "Who boils it?"
      """,
      "Chapters/01-Tea/Leaves.md": "# Leaves\n",
      "Chapters/01-Tea/Sources/Tea.swift": "let tea = 1\nfunc boil() {}\n",
      "Chapters/01-Tea/Sources/Uncontrolled.swift":
        "// Old.\nclass UncontrolledTea {\n  sleep()\n}\n",
      "Chapters/01-Tea/Sources/Controlled.swift":
        "// New.\nclass ControlledTea {\n  clock.sleep()\n}\n",
      "Chapters/02-Milk/README.md": "# 02 Milk",
      "Chapters/02-Milk/OnStage.md": """
      | minutes | you type | what the room should see |
      |---|---|---|
      | 2 | the farm, in a browser | Ctrl-\\ and a cow |

      **The question to ask**: "Who milks it?"
      """,
      "Exercises/01-Tea/README.md": """
      ## Boil · guided

      [`Boil.swift`](Boil.swift), about 5 minutes.

      The water is cold.

      1. It boils.

      ## Pour · applied
      """,
      "Exercises/01-Tea/Boil.swift": "// TODO: boil\n",
      "Exercises/02-Milk/README.md": "",
    ])
    let course = try workbook.course
    let shell = Program("/bin/sh", ["-c", Self.shell])
    presentation = Presentation(
      of: course,
      chapter: course.chapters[0],
      on: pseudo.terminal(),
      shell: shell,
      time: { 1_000 }
    )
    let (pseudo, presentation) = (pseudo, presentation)
    running = Task {
      defer { pseudo.end() }
      try await presentation.run()
    }
  }

  /// Types, and returns when the terminal shows the text. It may not show it before.
  func type(_ keys: String, until text: String) async {
    // Before the first frame, Ctrl-\ is not a key, but a signal.
    await pseudo.look(for: "keys")
    if shown.contains(text) { Issue.record("\(text) is shown already.") }
    pseudo.type(keys)
    await pseudo.look(for: text)
    if !shown.contains(text) { Issue.record("\(text) is not shown.") }
  }

  /// The same, after the prefix.
  func press(_ keys: String, until text: String) async {
    await type("\u{1C}\(keys)", until: text)
  }

  deinit { presentation.end() }

  /// What the room sees of the terminal, without the empty rows at its end.
  var mirrored: [String] {
    var rows = presentation.state.withLock { $0.panes.frame.rows.map { TextRun.all(in: $0) } }
      .map { $0.map(\.text).joined() }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  var view: RoomView { presentation.state.withLock { $0.view } }
  var shown: String { pseudo.shown }
}
