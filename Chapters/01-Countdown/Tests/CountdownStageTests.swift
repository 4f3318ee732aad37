import ChapterKit
import Dependencies
import DependenciesTestSupport
import Stage
import TestTerminals
import Testing

@testable import CountdownChapter

@MainActor
@Suite struct CountdownOnStage {
  @Test func `the preview tells the whole story at once`() async {
    let captured = CapturedOutput()
    let code = await CountdownDemo.chapter.run(
      ["controlled", "--context", "preview"],
      on: captured.terminal
    )
    let said = captured.lines
    #expect(
      said.dropLast() == [
        "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0", "0, and confetti",
      ]
    )
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }
}
