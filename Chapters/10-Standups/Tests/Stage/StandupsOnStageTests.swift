import ChapterKit
import Dependencies
import DependenciesTestSupport
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

  @Test func `ten thousand stand-ups scroll, and no frame takes longer than a frame`() async {
    let desk = await withTenThousand()
    var times: [Duration] = []
    for key in Array(repeating: Key.pageDown, count: 20) + [.end, .up, .home, .down] {
      let start = ProcessorTime.ofThread
      _ = desk.press(key)
      let pressed = ProcessorTime.ofThread - start
      times.append(pressed + frame(of: desk, columns: 120, rows: 40).time)
    }
    #expect(desk.app.standups.count == 10_000)
    #expect(times.sorted()[times.count / 2] < .milliseconds(16), "\(times)")
  }

  @Test func `an edit among ten thousand takes no longer than a frame`() async {
    let desk = await withTenThousand()
    for key in [Key.end, .enter, .character("e"), .character("!")] { _ = desk.press(key) }
    var times: [Duration] = []
    for _ in 1...9 {
      let start = ProcessorTime.ofThread
      _ = desk.press(.control("s"))
      times.append(ProcessorTime.ofThread - start)
      for key in [Key.character("e"), .character("!")] { _ = desk.press(key) }
    }
    #expect(desk.app.standups.last?.title == "Team 10000!!!!!!!!!")
    #expect(times.sorted()[4] < .milliseconds(16), "\(times)")
  }

  private func withTenThousand() async -> StandupsDesk<StandupsListModel> {
    let app = withDependencies {
      $0.continuousClock = TestClock()
      $0.dataManager = .mock(.many(10_000))
    } operation: {
      StandupsListModel()
    }
    let desk = StandupsDesk(app)
    await desk.launch()
    return desk
  }
}
