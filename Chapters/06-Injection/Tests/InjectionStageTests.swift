import ChapterKit
import Dependencies
import Foundation
import Stage
import TestTerminals
import Testing

@testable import InjectionChapter

@MainActor
@Suite struct InjectionStage {
  @Test(arguments: ["required", "library"])
  func `a preview shows the whole visit, and is at one place`(version: String) async {
    let (said, code) = await output(of: [version, "--context", "preview"])
    #expect(
      said.prefix(7) == [
        "the app is there", "the tab is opened", "a row is tapped: a detail", "check in: a sheet",
        "locate, in the sheet of the detail", "a row is swiped: a sheet",
        "locate, in the sheet of the swipe",
      ]
    )
    #expect(
      said.dropLast().suffix(4) == [
        "checked in at 35.0151° N, 135.7957° E", "checked in at 35.0151° N, 135.7957° E",
        "walked 0 m without a step", "no call slipped out",
      ]
    )
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test func `the cost is shown in bars, as the lesson shows them`() async throws {
    let (said, code) = await output(of: ["cost"])
    let lesson = Cost.chapter.appending(path: "README.md")
    #expect(said.contains("required · 5 files · +29 −11 · handed on by each screen above the leaf"))
    #expect(
      try String(contentsOf: lesson, encoding: .utf8).contains(said.joined(separator: "\n"))
    )
    #expect(code == 0)
  }

  @Test func `what slipped out is counted, and so is what was meant to`() async {
    let visit = Visit(LibraryTab(), isLiveMeant: false, pause: .none)
    await visit.calls.noting(on: visit.tab) { LiveCalls.note("location") }
    #expect(visit.verdict == "1 call slipped out")
    #expect(!visit.isAsMeant)
    let app = Visit(DefaultsTab(), isLiveMeant: true, pause: .none)
    #expect(app.rows.lines == "tab  ● location  ● analytics")
    await app.calls.noting(on: app.tab) {
      LiveCalls.note("location")
      LiveCalls.note("analytics")
    }
    #expect(app.verdict == "2 calls reached the outside world, as in an app")
    #expect(app.isAsMeant)
  }

  private func output(of words: [String]) async -> ([String], Int32) {
    let captured = CapturedOutput()
    let code = await InjectionDemo.chapter.run(words, on: captured.terminal)
    return (captured.lines, code)
  }
}
