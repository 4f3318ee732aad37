import Course
import Foundation
import PlantedCourses
import Testing

@testable import Verification

/// Real transcripts in a real shell, with small scripts as the programs that are built.
@Suite struct Transcripts {
  let course: PlantedCourse
  private let lesson = "Chapters/01-Teapot/README.md"

  init() throws {
    course = try PlantedCourse([
      "Package.swift": "", "built/tests.xctest": "#!/bin/sh\necho \"Tests: $*\"\nexit 1\n",
      "built/Teapot": """
      #!/bin/sh
      case "$1" in
      pour) echo "2.0 s waited for real"; exit 3 ;;
      burn) kill -SEGV $$ ;;
      serve) echo "It serves at http://127.0.0.1:5$2."; while :; do sleep 1; done ;;
      where) echo "$TELEMETRY_URL $TEA"; read -r answer; echo "$answer" ;;
      *) echo "Tea $*" ;;
      esac

      """,
    ])
    for name in ["Teapot", "tests.xctest"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: course.root.appending(path: "built/\(name)").path
      )
    }
  }

  private func faults(_ blocks: String..., rules: String = "") async throws -> [String] {
    try course.write(lesson, blocks.map { "```\($0)\n```\n" }.joined(separator: "\n"))
    try course.write("Commands.txt", rules)
    let rules = CommandRules(of: "Commands.txt", exercises: ["Boil"], in: course.root)
    let runner = try TranscriptRunner(
      root: course.root,
      products: course.root.appending(path: "built"),
      additions: rules.additions
    )
    defer { runner.remove() }
    var faults = rules.faults
    for transcript in Transcript.all(in: lesson, of: course.root, rules) {
      faults += await runner.faults(of: transcript)
    }
    return faults.map(\.description)
  }

  @Test func `what ends and prints as the text says has no fault`() async throws {
    let found = try await faults(
      "sh\nswift run Teapot green\nexport TEA=black\nswift run Teapot where | tail -2",
      "text\nhttp://127.0.0.1:9 black\na",
      "sh\nswift test --filter TeapotExercises\nswift build",
      "sh\nswift run Teapot serve 55\nswift run Teapot burn\nswift run Teapot pour",
      "text\n2.1 s waited for real",
      rules: """
        # For the reader.
        goes on: swift run Teapot serve 55
          It is a server.
        crashes: swift run Teapot burn
          It burns.
        fails: swift run Teapot pour
          It spills.
        """
    )
    #expect(found == [])
  }

  @Test func `a server runs while the next commands do, which get its address`() async throws {
    let found = try await faults(
      "sh\nswift run Teapot serve",
      "text\nIt serves at http://127.0.0.1:4747.",
      "sh\nswift run Teapot where | head -1",
      "text\nhttp://127.0.0.1:588 is somewhere else",
      rules: """
        goes on until swift run Teapot where | head -1: swift run Teapot serve
          It is a server.
        with 88: swift run Teapot serve
          Another may serve there.
        """
    )
    #expect(found.count == 1)
    #expect(found[0].contains("its last line is \"http://127.0.0.1:588 "), "\(found)")
  }

  @Test(arguments: [
    (
      "swift run Teapot pour",
      "ends with 3; its last line is \"2.0 s waited for real\", and the text promises something else."
    ),
    (
      "swift run Teapot green",
      "does not print \"Coffee\" where this shows it; its last line is \"Tea green\"."
    ),
    (
      "swift test --filter TeapotTests",
      "ends with 1; its last line is \"Tests: --testing-library swift-testing --filter TeapotTests\", and the text promises something else."
    ),
    ("rm -rf green", "may do harm: it is not run here."),
    ("echo a; rm -rf green", "may do harm: it is not run here."),
    ("echo a || rm -rf green", "may do harm: it is not run here."),
  ])
  func `what ends or prints otherwise has one`(command: String, sentence: String) async throws {
    let found = try await faults(
      "sh\n\(command)",
      "text\n\(command.contains("green") ? "Coffee" : "")"
    )
    #expect(found == ["\(lesson):2: `\(command)` \(sentence)"])
  }

  @Test func `a rule that is not known is one`() async throws {
    let found = try await faults("sh\nswift run Teapot", rules: "explodes: swift run Teapot\n")
    let sentence = "No rule begins like this: write `fails: COMMAND`, or the like."
    #expect(found == ["Commands.txt:1: \(sentence)"])
  }
}

@Suite struct ShownOutputs {
  @Test(
    arguments: [
      ("10.0 s · untouched", "10.4 s · untouched", true),
      ("10.0 s · untouched", "4.9 s · untouched", false),
      ("0.0 s · untouched", "2.0 s · untouched", false),
      ("2.1 s · 2.0 s waited for real", "2.1 s · 1.2 s waited for real", true),
      ("2.1 s · 2.0 s waited for real", "2.1 s · 1.8 s", false),
      ("0.0 s · untouched", "0.0 s · 1 file read", false),
      ("It listens at http://127.0.0.1:4747.", "It listens at http://127.0.0.2:4747.", false),
    ]
  )
  func `only seconds and ports may be others`(shown: String, printed: String, isShown: Bool) {
    #expect(ShownOutput.isShown(shown, as: printed) == isShown)
  }
}
