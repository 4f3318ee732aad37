import ChapterKit
import Stage

extension Command {
  /// The compiler's own words, for two mistakes that everyone makes once.
  static let compiler = Command(
    "compiler",
    "What the compiler says to a client that tasks cannot share, and to a test that collects in a var."
  ) { _, terminal in
    for lines in ClientLines.all {
      terminal.say(lines.code)
      terminal.say("  → \(await lines.verdict())", hanging: 2)
      terminal.say("")
    }
    return 0
  }
}

/// Some lines of a client or of its test.
struct ClientLines: Sendable {
  let code: String

  static let all = [
    ClientLines(code: "struct Memory: Sendable { var save: (Data) -> Void }"),
    ClientLines(code: "struct Memory: Sendable { var save: @Sendable (Data) -> Void }"),
    ClientLines(
      code: """
        var saved: [Data] = []
        let save: @Sendable (Data) -> Void = { saved.append($0) }
        """
    ),
    ClientLines(
      code: """
        let saved = LockIsolated<[Data]>([])
        let save: @Sendable (Data) -> Void = { data in saved.withValue { $0.append(data) } }
        """
    ),
  ]

  /// The first error, or that there is none.
  func verdict() async -> String {
    let program = SmallProgram(
      """
      import ConcurrencyExtras
      import Foundation
      @main enum Main { static func main() {
      \(code)
      } }
      """,
      linked: ["ConcurrencyExtras", "IssueReporting", "OperatingSystem", "Stillness"]
    )
    guard case .refused(let error) = await program.outcome() else { return "It compiles." }
    return "error: \(error)"
  }
}
