import Attendee
import CustomDump
import Foundation
import HTTP
import Loopback
import PlantedCourses
import Testing

@testable import ClassRegister

@Suite struct ClassRegisters {
  private let folder: ClassFolder
  private let register: ClassRegister

  init() throws {
    folder = try ClassFolder()
    register = try folder.register()
  }

  @discardableResult
  private func hear(_ message: ClassMessage, from machine: String = "10.0.0.1") throws -> Int {
    try register.hear(message, from: machine).chapter
  }

  @Test func `the speaker sees who is where, and the room counts alone`() throws {
    let ada = ClassMessage.from("Ada", in: register, ("Boil", 2, 2, nil), ("Whistle", 1, 3, 2))
    #expect(try hear(ada) == 1)
    folder.wait(60)
    var bob = ClassMessage.from("Bob", in: register, ("Boil", 0, 2, 1))
    (bob.name, bob.isHandUp) = (nil, true)
    try hear(bob)

    let counts = [
      RoomCounts.Row(name: "Boil", label: "1.1", solved: 1, atWork: 1),
      RoomCounts.Row(name: "Whistle", label: "1.2", solved: 0, atWork: 1),
    ]
    let all = RoomCounts(address: "", code: register.code, here: 2, exercises: counts)
    expectNoDifference(register.counts, all)
    let (first, second) = (register.grid.rows[0], register.grid.rows[1])
    #expect((first.name, first.handUp, first.solved) == ("Ada", nil, 1))
    #expect((second.name, second.handUp, second.solved) == ("attendee 2", 1_060, 0))
    expectNoDifference(first.cells.map { $0?.work }, ada.works)
    #expect(first.cells.map { $0?.isCurrent } == [false, true])
    #expect(second.cells.map { $0?.progressed } == [1_060, nil])
    let stops = [
      SpeakerGrid.Stop(exercise: "Boil", number: 1, demand: "It boils <b>at last</b>.", count: 1),
      SpeakerGrid.Stop(exercise: "Whistle", number: 2, demand: "It stops in time.", count: 1),
    ]
    expectNoDifference(register.grid.stops, stops)
    let shown = String(decoding: try JSONEncoder().encode(register.counts), as: UTF8.self)
    #expect(!shown.contains("Ada"))
  }

  @Test func `progress is more that holds, and not one more check`() throws {
    try hear(.from("Ada", 1, in: register, ("Boil", 1, 3, nil)))
    folder.wait(400)
    try hear(.from("Ada", 2, in: register, ("Boil", 1, 3, nil)))
    #expect(register.grid.rows[0].cells[0]?.progressed == 1_000)
    try hear(.from("Ada", 3, in: register, ("Boil", 2, 3, nil)))
    #expect(register.grid.rows[0].cells[0]?.progressed == 1_400)
  }

  @Test func `a message that is late does not take back what came after it`() throws {
    try hear(.from("Ada", 5, in: register, ("Boil", 3, 3, nil)))
    try hear(.from("Ada", 4, in: register, ("Boil", 1, 3, nil)))
    #expect(register.counts.exercises[0].solved == 1)
  }

  @Test func `who leaves is seen no more`() throws {
    var message = ClassMessage.from("Ada", in: register)
    try hear(message)
    (message.number, message.hasLeft) = (2, true)
    try hear(message)
    #expect(register.counts.here == 0)
    #expect(register.grid.rows.isEmpty)
  }

  @Test func `nothing is believed that cannot be`() throws {
    try hear(
      .from(
        "Eve",
        in: register,
        ("../../etc/passwd", 1, 2, nil),
        ("Boil", 5, 3, nil),
        ("Boil", -1, 3, nil),
        ("Boil", 0, .max, nil),
        ("Boil", 0, 2, .min),
        ("Whistle", 0, 2, 99)
      )
    )
    #expect(register.counts.exercises.map(\.atWork) == [0, 1])
    #expect(register.grid.stops.isEmpty)
  }

  @Test func `a name moves no cursor, and has an end`() throws {
    for (name, shown) in [
      ("\u{1B}[2J\u{202E}Eve\n\n", "\u{FFFD}[2J\u{FFFD}Eve  "),
      (String(repeating: "x", count: 20_000), String(repeating: "x", count: 31) + "…"),
      ("  ", "attendee 1"), ("<b>Eve</b>", "<b>Eve</b>"),
    ] {
      let register = try folder.register(isNew: true)
      var message = ClassMessage.from("Eve", in: register)
      message.name = name
      _ = try register.hear(message, from: "10.0.0.1")
      #expect(register.grid.rows.map(\.name) == [shown])
    }
  }

  @Test func `wrong codes by the thousand shut out their machine, and no other one`() throws {
    try hear(.from("Ada", in: register), from: "10.0.0.1")
    let wrong = Refusal(.forbidden, "That is not the code of this class: it is on the projector.")
    let many = "Too many wrong codes came from your machine. Try again in a minute."
    let wait = Refusal(.serviceUnavailable, many)
    for number in 0..<2_000 {
      let guess = ClassMessage(code: "AAAAA", member: "Eve \(number)", number: 1)
      #expect(throws: number < 10 ? wrong : wait) { try hear(guess, from: "10.0.0.66") }
    }
    #expect(throws: wait) { try hear(.from("Eve", in: register), from: "10.0.0.66") }
    // Who has a seat goes on, from wherever they come; so does who comes from elsewhere.
    try hear(.from("Ada", 2, in: register), from: "10.0.0.66")
    try hear(.from("Bob", in: register), from: "10.0.0.2")
    folder.wait(60)
    try hear(.from("Late", in: register), from: "10.0.0.66")
    #expect(register.counts.here == 3)
  }

  @Test func `who talks without a pause is not heard for a while, and the others are`() throws {
    let busy = Refusal(.serviceUnavailable, "That was too often. Try again in a second.")
    for number in 1...20 { try hear(.from("Eve", number, in: register)) }
    #expect(throws: busy) { try hear(.from("Eve", 21, in: register)) }
    try hear(.from("Ada", in: register))
    folder.wait(1)
    try hear(.from("Eve", 22, in: register))
  }

  @Test func `one machine takes some of the seats, and not all`() throws {
    for number in 1...60 { try hear(.from("Eve \(number)", in: register)) }
    #expect(throws: Refusal(.forbidden, "The class is full.")) {
      try hear(.from("Eve 61", in: register))
    }
    for number in 1...200 {
      try hear(.from("Ada \(number)", in: register), from: "10.0.1.\(number)")
    }
    #expect(register.counts.here == 260)
  }

  @Test func `a class goes on where it was, with its code, its chapter and its attendees`() throws {
    try hear(.from("Ada", 7, in: register, ("Boil", 2, 2, nil)))
    register.isAt(2)
    register.listens(at: ClassAddress(host: .loopback, port: 4_799))
    register.save()
    folder.wait(3600)

    let next = try folder.register()
    #expect(next.isResumed)
    #expect((next.code, next.chapter, next.port) == (register.code, 2, 4_799))
    _ = try next.hear(.from("Ada", 8, in: next, ("Bake", 0, 2, nil)), from: "10.0.0.1")
    #expect(next.grid.rows.map(\.name) == ["Ada"])

    #expect(try register.isAlone() && !next.isAlone())
    #expect(try !folder.register(isNew: true).isResumed)
    folder.wait(16 * 3600)
    #expect(try !folder.register().isResumed)
    try Data("garbled".utf8).write(to: folder.root.appending(path: ClassState.path))
    #expect(try !folder.register().isResumed)
  }
}
