import Browsers
import Course
import DependenciesTestSupport
import Foundation
import Testing

@testable import Room

/// The two pages of `present`, in a browser.
@Suite(
  .enabled(if: Browser.program != nil, "Set WORKBOOK_BROWSER=1 where Chromium is installed."),
  .serialized,
  .machineTime(.seconds(300))
)
struct RoomPages {
  static let sizes = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]
  private let course: Course
  private let browser: Browser

  init() throws {
    course = try Course(around: URL(filePath: #filePath).deletingLastPathComponent())
    browser = try Browser()
  }

  private func expectWhole(_ presentation: Presentation) throws {
    let state = String(decoding: try JSONEncoder().encode(presentation.told), as: UTF8.self)
    _ = try browser.value("room.draw(\(state))")
    let cut = try browser.cutTexts(in: ".inside", isWhole: true)
    #expect(cut == [])
  }

  @Test(arguments: sizes)
  func `the last row reads all lessons, tasks and differences`(size: (Int, Int)) async throws {
    let server = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
    try browser.open(server.roomAddress, in: size, until: "document.querySelector('.question')")
    for chapter in course.chapters {
      let presentation = Presentation(of: course, chapter: chapter, time: { 0 }, changed: {})
      try expectWhole(presentation)
      for _ in chapter.exercises {
        presentation.obey(Wish(wish: "exercise"))
        try expectWhole(presentation)
      }
      presentation.obey(Wish(wish: "lesson"))
      let count = presentation.told.view.page?.count ?? 0
      #expect(count > 7)
      for _ in 0..<count {
        try expectWhole(presentation)
        presentation.obey(Wish(wish: "further"))
      }
      presentation.obey(Wish(wish: "diff"))
      for _ in presentation.told.view.diff?.places ?? [] {
        try expectWhole(presentation)
        presentation.obey(Wish(wish: "further"))
      }
    }
    await server.stop()
  }

  @Test(arguments: sizes)
  func `what a run has found is large, and its closing line whole`(
    size: (Int, Int)
  ) async throws {
    let server = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
    try browser.open(server.speakerAddress, in: size, until: "$('typed').textContent")
    let bill =
      "1.0 s · outside world: 8.9 s waited for real, 3 fixes received, 3 connections opened, 1 prompt"
    let wish = #"{ text: "echo '✗ check failed: there are 2'; echo '\#(bill)'" }"#
    _ = try browser.value("wish('command', \(wish))")
    try browser.open(server.roomAddress, in: size, until: "document.querySelector('.closing')")
    #expect(try browser.value("document.querySelector('.closing').textContent") as? String == bill)
    let headline = "document.querySelector('.headline')"
    #expect(
      try browser.value("\(headline).textContent") as? String == "✗ check failed: there are 2"
    )
    let part = "parseFloat(getComputedStyle(\(headline)).fontSize) / innerHeight"
    #expect(try #require(browser.value(part) as? Double) > 1 / 12)
    #expect(try browser.cutTexts(isWhole: true) == [])
    await server.stop()
  }

  @Test(arguments: sizes)
  func `the speaker reads the row, and keys turn it`(size: (Int, Int)) async throws {
    let server = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
    try browser.open(server.speakerAddress, in: size, until: "$('typed').textContent")
    #expect(try browser.cutTexts() == [])
    try browser.press("ArrowRight")
    try browser.wait(until: "$('row-title').textContent.startsWith('Row 2 of')")
    try browser.press("b")
    try browser.wait(until: "$('picture').classList.contains('black')")
    #expect(try browser.cutTexts() == [])
    await server.stop()
  }
}
