import ChapterKit
import Dependencies
import DependenciesTestSupport
import Foundation
import OperatingSystem
import OutsideWorld
import Stage
import Testing

@testable import StandupsChapter

@MainActor
@Suite struct StandupsOnStage {
  @Test func `the preview tells the whole story, and touches nothing`() async {
    let transcript = Transcript()
    let code = await StandupsDemo.chapter.answer(
      ["controlled", "--context", "preview"],
      on: transcript.terminal,
      in: Surroundings(footprint: Footprint())
    )
    let said = transcript.lines
    #expect(said.first == "3 stand-ups: Design, Engineering, Product")
    #expect(said.contains { $0.contains("Grace speaks (2 of 2) │ written down") })
    #expect(said.contains { $0.contains("1 meeting │ the last one: “Yesterday I drew") })
    #expect(
      said.suffix(2).first == "4 stand-ups: Design, Engineering, Product, Chess club │ saved"
    )
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test(arguments: ["denid", "help-me"])
  func `a preview that is not there is refused, with what there is`(name: String) async {
    let code = await StandupsDemo.chapter.answer(
      ["preview", name],
      on: Transcript().terminal,
      in: Surroundings(footprint: Footprint(), complain: { _ in })
    )
    #expect(code == UsageError.exitCode)
  }

  @Test func `ten thousand stand-ups scroll and are edited, and a key is answered at once`()
    async
  {
    let desk = await withTenThousand()
    func time(of key: Key) -> Duration {
      let start = ProcessorTime.ofThread
      _ = desk.press(key)
      let pressed = ProcessorTime.ofThread - start
      return pressed + frame(of: desk, columns: 120, rows: 40).time
    }
    let scrolling = Array(repeating: Key.pageDown, count: 9) + [.home, .end, .up, .end]
    let editing = Array(repeating: [Key.character("e"), .character("!"), .control("s")], count: 3)
    let times = (scrolling + [.enter] + editing.joined() + [.escape]).map(time)
    #expect(desk.app.standups.count == 10_000)
    #expect(desk.app.standups.last?.title == "Team 10000!!!")
    // To people, what takes a tenth of a second is immediate. It takes less than a tenth of that,
    // but where a key has each row looked at, it takes more.
    #expect(times.sorted()[times.count / 2] < .milliseconds(100), "\(times)")
  }

  @Test func `an edit on an island is lost`() async {
    #expect(
      await Islands.told(isIsland: true) == """
        Two owners, and neither tells the other:
          edited on the second screen: Art
          in the list:                 Design
          opened again:                Design
        """
    )
    #expect(await Islands.told(isIsland: false).hasSuffix("opened again:                Art"))
  }

  private func withTenThousand() async -> StandupsDesk {
    let many = (1...10_000).map { Standup(id: .sample($0), title: "Team \($0)") }
    let app = withDependencies {
      $0.continuousClock = TestClock()
      $0.dataManager = .mock(many)
      $0.uuid = UUIDGenerator { UUID() }
    } operation: {
      StandupsListModel()
    }
    let desk = StandupsDesk(app)
    await desk.launch()
    return desk
  }
}
