import Testing
import Usage

@testable import Workbook

@Suite struct TypedWords {
  @Test func `an option takes its value, with a space or an equals sign`() throws {
    let spaced = try CommandWord.hint.understand(["TakeControl", "--level", "2"])
    #expect(spaced == Typed(words: ["TakeControl"], values: ["--level": "2"]))
    #expect(try CommandWord.hint.understand(["--level=2", "TakeControl"]) == spaced)
  }
}
