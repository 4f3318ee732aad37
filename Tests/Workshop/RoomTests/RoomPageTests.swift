import Browsers
import Course
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import Room

/// The room's page, in a browser.
@Suite(
  .enabled(if: Browser.program != nil, "Set WORKBOOK_BROWSER=1 where Chromium is installed."),
  .serialized,
  .machineTime(.seconds(300))
)
struct RoomPageTests {
  static let sizes = [(1024, 768), (1280, 720), (1920, 1080)]
  private let rehearsal = try! Rehearsal()
  private let browser = try! Browser()

  private func open(_ server: RoomServer, in size: (Int, Int)) throws {
    let isDrawn = "document.documentElement.dataset.theme"
    try browser.open(server.address.link, in: size, until: isDrawn)
  }

  @Test(arguments: sizes)
  func `the letters of the terminal fill the page`(size: (Int, Int)) async throws {
    let server = try RoomServer(of: rehearsal.presentation, in: rehearsal.workbook.root)
    await rehearsal.type("water\r", until: "WATER")
    try open(server, in: size)
    let text = try browser.value("terminal.text") as? String
    #expect(text?.hasPrefix("water\nWATER\n") == true)
    // Of 80 columns and 8 rows.
    let used = try browser.value("terminal.cellWidth * 80 / innerWidth") as? Double
    #expect((used ?? 0) > 0.97)
    #expect(try browser.value("terminal.rowHeight * 8 <= innerHeight + 1") as? Bool == true)
    server.stop()
    try await rehearsal.end()
  }

  @Test(arguments: sizes)
  func `the last row reads each question, task, difference and file`(size: (Int, Int)) async throws
  {
    let course = try Course(around: URL(filePath: #filePath).deletingLastPathComponent())
    let server = try RoomServer(of: rehearsal.presentation, in: rehearsal.workbook.root)
    try open(server, in: size)
    func expectWhole(_ view: RoomView, in place: String) throws {
      let json = String(decoding: try JSONEncoder().encode(view), as: UTF8.self)
      _ = try browser.value("receive('view', \(json))")
      #expect(try browser.cutTexts(in: place, isWhole: true) == [])
    }
    for chapter in course.chapters {
      let notes = StageNotes(chapter.lesson.notes ?? "")
      for question in notes.questions {
        try expectWhole(RoomView(question: question), in: "#above")
      }
      for exercise in chapter.exercises {
        let shown = ShownExercise(exercise, began: Date.now.timeIntervalSince1970)
        try expectWhole(RoomView(exercise: shown), in: "#inside")
      }
      for row in notes.rows where row.kind == .diff {
        let words = row.command?.split(separator: " ").drop { $0 != "diff" }.dropFirst(2) ?? []
        let (diff, old, new) = try chapter.diff(typed: words.map(String.init))
        var shown = ShownDiff(diff, from: old, to: new)
        for place in shown.places.indices {
          shown.place = place
          try expectWhole(RoomView(diff: shown), in: "#inside")
        }
      }
      for name in notes.rows.flatMap(\.files) {
        let path = try #require(chapter.path(of: name, in: course.root))
        let text = try Document(path: path, in: course.root).text
        let file = ShownFile(path: path, text: text, old: "", top: nil, places: [])
        try expectWhole(RoomView(file: file), in: "#inside")
      }
    }
    server.stop()
    try await rehearsal.end()
  }

  @Test func `what is written can be read in front of each colour, by day and by night`()
    async throws
  {
    let server = try RoomServer(of: rehearsal.presentation, in: rehearsal.workbook.root)
    try open(server, in: (1280, 720))
    for isLight in [false, true] {
      _ = try browser.value("receive('view', { isLight: \(isLight) })")
      let least = try browser.value(
        """
        (() => {
          const all = [...palette.values(), [24, 24, 56], [255, 135, 0], [0, 0, 0], [255, 255, 255]];
          return Math.min(...all.flatMap(front => all.map(ground =>
            contrast(legible(front, ground, 4.5), ground))));
        })()
        """
      )
      #expect((least as? Double ?? 0) >= 4.5)
    }
    server.stop()
    try await rehearsal.end()
  }

  @Test func `pages come back by themselves, and any number of windows needs one connection`()
    async throws
  {
    let root = rehearsal.workbook.root
    let first = try RoomServer(of: rehearsal.presentation, in: root)
    await rehearsal.type("water\r", until: "WATER")
    try open(first, in: (1280, 720))
    for _ in 1...8 {
      try browser.openTab()
      try open(first, in: (1280, 720))
      #expect(try browser.value("terminal.text.startsWith('water')") as? Bool == true)
    }
    #expect(try browser.value("isListening") as? Bool == false)
    first.stop()
    try browser.wait(until: "!$('connection').hidden")
    let second = try RoomServer(of: rehearsal.presentation, in: root)
    #expect(second.address == first.address)
    await rehearsal.press("q", until: "the room sees the question")
    try browser.wait(until: "$('connection').hidden && $('above').textContent === 'Who boils it?'")
    second.stop()
    try await rehearsal.end()
  }
}
