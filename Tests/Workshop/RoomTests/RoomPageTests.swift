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

  private func open(in size: (Int, Int) = (1280, 720)) throws {
    let isDrawn = "document.documentElement.dataset.theme"
    try browser.open(rehearsal.server.address.link, in: size, until: isDrawn)
  }

  @Test(arguments: sizes)
  func `the letters of the terminal fill the page`(size: (Int, Int)) async throws {
    await rehearsal.type("water\r", until: "WATER")
    try open(in: size)
    let text = try browser.value("terminal.text") as? String
    #expect(text?.hasPrefix("water\nWATER\n") == true)
    // Of 80 columns and 8 rows.
    let used = try browser.value("terminal.cellWidth * 80 / innerWidth") as? Double
    #expect((used ?? 0) > 0.97)
    #expect(try browser.value("terminal.rowHeight * 8 <= innerHeight + 1") as? Bool == true)
  }

  @Test(arguments: sizes)
  func `the last row reads each question, task, difference and file`(size: (Int, Int)) async throws
  {
    let course = try Course(at: repository)
    try open(in: size)
    func expectWhole(_ view: RoomView, in place: String) throws {
      let json = String(decoding: try JSONEncoder().encode(view), as: UTF8.self)
      _ = try browser.value("show({ ...state, view: \(json) })")
      let cut = try browser.cutTexts(in: place, isWhole: true)
      #expect(cut == [], "\(view.label): \(json.prefix(300))")
    }
    for chapter in course.chapters {
      let notes = SpeakerNotes(chapter.notes ?? "")
      for question in notes.questions {
        try expectWhole(RoomView(question: question), in: "#above")
      }
      for exercise in chapter.exercises {
        let shown = ShownExercise(exercise, began: Date.now.timeIntervalSince1970)
        try expectWhole(RoomView(exercise: shown), in: "#inside")
      }
      for operands in notes.rows.compactMap(\.diffOperands) {
        var shown = ShownDiff(try chapter.diff(typed: operands))
        for hunk in shown.hunks.indices {
          shown.hunk = hunk
          try expectWhole(RoomView(diff: shown), in: "#inside")
        }
      }
      for name in notes.rows.flatMap(\.files) {
        let path = try #require(chapter.path(of: name))
        let text = try course.root.neededText(of: path)
        let file = ShownFile(path: path, text: text, old: "", top: nil, places: [])
        try expectWhole(RoomView(file: file), in: "#inside")
      }
    }
  }

  @Test func `what is written can be read in front of each colour, by day and by night`()
    async throws
  {
    try open()
    for isLight in [false, true] {
      _ = try browser.value("show({ ...state, view: { isLight: \(isLight) } })")
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
  }

  @Test func `pages come back by themselves, and any number of windows needs one connection`()
    async throws
  {
    await rehearsal.type("water\r", until: "WATER")
    try open()
    for _ in 1...8 {
      try browser.openTab()
      try open()
      #expect(try browser.value("terminal.text.startsWith('water')") as? Bool == true)
    }
    #expect(try browser.value("isListening") as? Bool == false)
    rehearsal.server.stop()
    try browser.wait(until: "!$('connection').hidden")
    let next = try RoomServer(of: rehearsal.presentation, in: rehearsal.workbook.root)
    #expect(next.address == rehearsal.server.address)
    await rehearsal.press("q", until: "the room sees the question")
    try browser.wait(until: "$('connection').hidden && $('above').textContent === 'Who boils it?'")
  }
}
