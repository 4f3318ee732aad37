import ChapterKit
import Dependencies
import Stage
import TelemetryCollector
import TestTerminals
import TestTools
import Testing

@testable import AnalyticsChapter

@MainActor
@Suite struct AnalyticsStage {
  @Test func `the preview shows the whole walk`() async {
    let captured = CapturedOutput()
    let code = await AnalyticsDemo.chapter.run(
      ["controlled", "--context", "preview"],
      on: captured.terminal
    )
    let said = captured.lines
    #expect(
      said.dropLast() == [
        "The map, without a pin", "You are here: Silver Pavilion", "You are here: Hōnen-in",
        "You are here: Ōtoyo Shrine",
      ]
    )
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test func `the collector says where its page is, until it is asked to stop`() async throws {
    let folder = try TestFolder()
    let collector = try Collector(port: 0, storage: folder.url)
    let captured = CapturedOutput()
    let collecting = Task { await DemoCommand.collect(collector, on: captured.terminal) }
    collecting.cancel()
    _ = await collecting.value
    #expect(
      captured.lines == [
        """
        The collector's page: \(collector.address) · in another terminal: \
        TELEMETRY_URL=\(collector.address) swift run Analytics uncontrolled
        """,
        "The events are kept. To forget them: swift run Analytics reset",
      ]
    )
    // It has let go of its file, so another one may have it.
    try Collector(port: 0, storage: folder.url).stop()
  }

  @Test(
    arguments: [
      (["uncontrolled"], "live"),
      (["uncontrolled", "--context", "preview"], "preview"),
      (["controlled", "--context=test"], "test"),
      (["compare"], "preview"),
      (["compare", "--context", "live"], "live"),
    ]
  )
  func `events say the context that was asked for`(arguments: [String], source: String) throws {
    try withDependencies {
      $0.context = .live
    } operation: {
      let invocation = try AnalyticsDemo.chapter.parse(arguments)
      #expect(AnalyticsDemo.source(of: invocation) == source)
    }
  }

  @Test func `the collector counts, and says where events come from when asked`() async {
    let board = CollectorBoard(address: "A", invitation: "I")
    #expect(board.rows == ["Nothing has been posted yet."])
    var tally = EventTally()
    for source in ["live", "preview"] {
      for name in ["Map Viewed"] + Array(repeating: "Locate Tapped", count: 6) {
        tally.add(name, from: source)
      }
    }
    let (summaries, continuation) = AsyncStream.makeStream(of: Dashboard.self)
    continuation.yield(Dashboard(tally))
    continuation.finish()
    await board.follow(summaries)
    let counts = ["14 events, ever", "  12  Locate Tapped", "  2  Map Viewed", ""]
    #expect(board.rows == counts + ["Which of these was a user's? Press s."])
    board.sourceKeyPressed()
    #expect(
      board.rows == counts + ["Where they come from:", "  7  from live", "  7  from preview"]
    )
    board.sourceKeyPressed()
    #expect(board.rows == counts + ["Which of these was a user's? Press s."])
  }

  @Test func `a collector next to the usual one keeps its events apart`() {
    let folders = [0, 4747, 4848, 4849].map { DemoCommand.storage(of: $0) }
    #expect(folders[0] == folders[1])
    #expect(Set(folders).count == 3)
  }

  @Test func `the port is an option of the collector, and of nothing else`() throws {
    let chapter = AnalyticsDemo.chapter
    let invocation = try chapter.parse(["collector", "--port", "5000"])
    #expect(invocation.word == .own("collector"))
    #expect(invocation.values == ["--port": "5000"])
    #expect(try chapter.parse(["reset", "--port=5000"]).values == ["--port": "5000"])
    let sentences = [
      ["uncontrolled", "--port", "1"], ["collector", "--prot", "1"], ["reset", "--port"],
    ]
    .map { arguments in
      do throws(UsageError) {
        _ = try chapter.parse(arguments)
        return ""
      } catch {
        return error.sentence
      }
    }
    #expect(
      sentences == [
        "There is no option \"--port\".",
        "There is no option \"--prot\". Did you mean \"--port\"?",
        "--port needs a value: --port N.",
      ]
    )
  }
}
