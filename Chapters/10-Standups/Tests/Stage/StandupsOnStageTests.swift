import ChapterKit
import Dependencies
import DependenciesTestSupport
import Stage
import TestTerminals
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct StandupsOnStage {
  @Test func `the preview tells the whole story, and touches nothing`() async {
    let captured = CapturedOutput()
    let code = await StandupsDemo.chapter.run(
      ["controlled", "--context", "preview"],
      on: captured.terminal
    )
    let said = captured.lines
    #expect(said.first == "3 stand-ups: Design, Engineering, Product")
    #expect(said.contains { $0.contains("Grace speaks (2 of 2) │ written down") })
    #expect(said.contains { $0.contains("1 meeting │ the last one: “Yesterday I drew") })
    #expect(
      said.suffix(2).first == "4 stand-ups: Design, Engineering, Product, Chess club │ saved"
    )
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test func `an edit on an island is lost`() {
    #expect(
      Islands.report(isIsland: true) == """
        Two owners, and neither tells the other:
          edited on the second screen: Art
          in the list:                 Design
          opened again:                Design
        """
    )
    #expect(Islands.report(isIsland: false).hasSuffix("opened again:                Art"))
  }
}
