import Course
import Foundation
import Loopback
import PlantedCourses
import PseudoTerminals
import TestTools
import Testing

@testable import ChapterKit
@testable import Room
@testable import Stage

/// What is drawn in a terminal beside, and what the room sees of it.
@Suite(.machineTime(.seconds(60))) struct BesideTheRoom {
  private let workbook = try! PlantedCourse(["Package.swift": ""])
  private let presentation: Presentation
  private let changes: AsyncStream<Void>

  init() throws {
    for folder in ["Chapters", "Exercises"] { try workbook.write("\(folder)/01-Tea/README.md", "") }
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    self.changes = changes
    let course = try workbook.course
    let (tea, tell) = (course.chapters[0], { @Sendable () -> Void in change.yield() })
    presentation = Presentation(of: course, chapter: tea, time: { 0 }, changed: tell)
  }

  private func open() throws -> TerminalsBeside? {
    try TerminalsBeside(in: workbook.root) { [presentation] in presentation.begin(beside: $0) }
  }

  private func seen(_ pseudo: PseudoTerminal, as command: String = "Tea") -> Terminal {
    pseudo.terminal().seenInRoom(as: command, in: workbook.root.path(percentEncoded: false))
  }

  private func wait(until holds: ([Session]) -> Bool) async {
    for await _ in changes where holds(presentation.sessions) { return }
  }

  private func wait(for text: String, _ columns: Int) async {
    await wait { sessions in
      let frame = sessions.last?.frame.frame
      return frame?.columns == columns && frame?.rows.joined().contains { $0.text == text } == true
    }
  }

  @Test func `a demo is seen as it draws, in the size of its window, and the latest is shown`()
    async throws
  {
    let beside = try #require(try open())
    let (one, other) = (PseudoTerminal(columns: 60), PseudoTerminal(columns: 70))
    var first: Terminal? = seen(one, as: "Tea hot")
    first?.say("a line\nanother")
    await wait(for: "another", 60)
    let second = seen(other, as: "Tea <b>\n\u{1B}[2J")
    second.say("cold")
    await wait(for: "cold", 70)
    #expect(presentation.told.view == RoomView(terminal: 2))
    let commands = ["Tea hot, in a terminal", "Tea <b> \u{FFFD}[2J, in a terminal"]
    #expect(presentation.sessions.map(\.command) == commands)
    other.resize(columns: 50, rows: 9)
    second.say("colder")
    await wait(for: "colder", 50)
    first = nil
    await wait { !$0[0].isRunning }
    #expect(presentation.sessions[1].isRunning)
    beside.close()
    #expect(!presentation.sessions[1].isRunning)
    second.say("alone")
    #expect(await other.read(through: "alone\r\n").contains("colder"))
  }

  @Test func `where no room is open nobody looks, and who does not know its word is not heard`()
    async throws
  {
    let pseudo = PseudoTerminal()
    #expect(seen(pseudo).copy == nil)
    // What a room has left that was killed.
    try workbook.write(".workbook/room", "1 word\n")
    #expect(seen(pseudo).copy == nil && !workbook.root.has(".workbook/room"))

    let beside = try #require(try open())
    #expect(try open() == nil)
    let words = try workbook.text(".workbook/room").split(separator: " ")
    let stranger = try Connection(port: UInt16(words[0]) ?? 0, timeout: .seconds(60))
    try stranger.send("\(words[1].dropLast(2)) Tea\nsecret")
    #expect(try stranger.readAvailable(by: .now + .seconds(60)) == nil)
    #expect(presentation.sessions.isEmpty && seen(pseudo).copy != nil)
    beside.close()
    #expect(seen(pseudo).copy == nil && !workbook.root.has(".workbook/room"))
  }
}
