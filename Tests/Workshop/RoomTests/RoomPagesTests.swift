import Browsers
import Course
import Foundation
import TestTools
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
  private let server: RoomServer

  init() throws {
    course = try Course(around: URL(filePath: #filePath).deletingLastPathComponent())
    browser = try Browser()
    server = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
  }

  private func expectWhole(_ presentation: Presentation) throws {
    let state = String(decoding: try JSONEncoder().encode(presentation.told), as: UTF8.self)
    _ = try browser.value("room.draw(\(state))")
    let cut = try browser.cutTexts(in: ".inside", isWhole: true)
    #expect(cut == [])
  }

  /// How large the letters are, of the height of the page.
  private func letters(of place: String) throws -> Double {
    let size = "parseFloat(getComputedStyle(document.querySelector('\(place)')).fontSize)"
    return try #require(browser.value("\(size) / innerHeight") as? Double)
  }

  @Test(arguments: sizes)
  func `the last row reads all lessons, tasks and differences`(size: (Int, Int)) async throws {
    try browser.open(server.roomAddress, in: size, until: "document.querySelector('.question')")
    for chapter in course.chapters {
      let presentation = Presentation(of: course, chapter: chapter, time: { 0 }, changed: {})
      try expectWhole(presentation)
      for _ in chapter.exercises {
        presentation.obey(Wish(wish: "exercise"))
        try expectWhole(presentation)
        #expect(try letters(of: ".clock") > 1 / 10)
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
  func `what a run has found is large, its closing line whole`(size: (Int, Int)) async throws {
    try browser.open(server.speakerAddress, in: size, until: "$('typed').textContent")
    let bill =
      "1.0 s · outside world: 8.9 s waited for real, 3 fixes received, 3 connections opened, 1 prompt"
    let wish = #"{ text: "echo '✗ check failed: there are 2'; echo '\#(bill)'" }"#
    _ = try browser.value("wish('command', \(wish))")
    try browser.open(server.roomAddress, in: size, until: "document.querySelector('.closing')")
    #expect(try browser.value("document.querySelector('.closing').textContent") as? String == bill)
    let headline = "document.querySelector('.headline').textContent"
    #expect(try browser.value(headline) as? String == "✗ check failed: there are 2")
    #expect(try letters(of: ".headline") > 1 / 12)
    #expect(try browser.cutTexts(isWhole: true) == [])
    await server.stop()
  }

  @Test(arguments: sizes)
  func `below a long headline letters are large, the last row seen`(size: (Int, Int)) async throws {
    try browser.open(server.speakerAddress, in: size, until: "$('typed').textContent")
    let words = String(repeating: "wrong ", count: 60)
    let issue = "✘ Test a recorded an issue at A.swift:1:2: \(words)"
    let wish = "{ text: `seq 30; echo '\(issue)'; seq 30; printf 'the %84s' last` }"
    _ = try browser.value("wish('command', \(wish))")
    let last = "[...document.querySelectorAll('pre div')].findLast(each => each.textContent)"
    let isThere = "document.querySelector('.headline') && \(last).textContent.endsWith('last')"
    try browser.open(server.roomAddress, in: size, until: isThere)
    #expect(try letters(of: "pre") >= 1 / 40)
    let bottoms = "[\(last), \(last).parentNode].map(each => each.getBoundingClientRect().bottom)"
    let found = try #require(browser.value(bottoms) as? [Double])
    #expect(found[0] <= found[1] + 1 && found[1] <= Double(size.1))
    await server.stop()
  }

  @Test(arguments: sizes)
  func `the speaker reads the row, and keys turn it`(size: (Int, Int)) async throws {
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
