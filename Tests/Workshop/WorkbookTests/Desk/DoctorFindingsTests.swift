import AddressCards
import Dependencies
import DependenciesTestSupport
import Dictation
import Foundation
import LocationServices
import OperatingSystem
import Sound
import Stage
import Telemetry
import Testing

@testable import Workbook

@Suite struct DoctorFindings {
  @Test(arguments: [
    ("6.2", "6.3.1", true), ("6.2", "6.2", true), ("6.2", "6.2.1", true), ("6.2", "6.10", true),
    ("6.2", "6.1.9", false), ("6.2", "5.10", false), ("6.2.1", "6.2", false), ("6.2", "7", true),
  ])
  func `versions are compared as numbers`(needed: String, version: String, isMet: Bool) {
    #expect(ToolsVersion(needed).isMet(by: version) == isMet)
  }

  @Test(arguments: [
    (
      Extent(columns: 80, rows: 24), true, ColorDepth.full,
      "80 columns, 24 rows, all colours, keys."
    ),
    (Extent(columns: 40, rows: 12), true, .none, "40 columns, 12 rows, no colours, keys."),
  ])
  func `a terminal that is large enough is fine`(
    size: Extent,
    hasKeys: Bool,
    colors: ColorDepth,
    words: String
  ) {
    let finding = TerminalFacts(size: size, hasKeys: hasKeys, colors: colors).finding
    #expect(finding == .fine("terminal", words))
  }

  @Test(arguments: [Extent(columns: 39, rows: 40), Extent(columns: 100, rows: 11)])
  func `a terminal that is too small says what the demos need`(size: Extent) {
    let finding = TerminalFacts(size: size, hasKeys: true, colors: .sixteen).finding
    #expect(
      finding
        == .note(
          "terminal",
          "\(size.columns) columns, \(size.rows) rows, 16 colours, keys.",
          "Demos need 40 columns and 12 rows: make the window larger, or the font smaller."
        )
    )
  }

  @Test(arguments: [
    (
      GPSDAddress.simulator, DoctorProbes.Greeting?.none,
      DoctorFinding.fine("gpsd", "GPSD_HOST=simulator: a recorded walk is replayed.")
    ),
    (
      .standard, .program(saying: #"{"class":"VERSION","release":"3.25"}"#),
      .fine("gpsd", "It answers at localhost:2947, and locations come from there.")
    ),
    (
      .standard, .useless("gpsd at localhost:2947 has no receiver."),
      .note(
        "gpsd",
        "gpsd at localhost:2947 has no receiver.",
        "For the recorded walk, export GPSD_HOST=simulator."
      )
    ),
    (
      .standard, .program(saying: nil),
      .note(
        "gpsd",
        "What answers at localhost:2947 is not gpsd.",
        "For the recorded walk, export GPSD_HOST=simulator."
      )
    ),
    (
      .chosen(host: "sea", port: 1), .unknownHost,
      .note("gpsd", "There is no host for sea:1.", "Correct GPSD_HOST and GPSD_PORT.")
    ),
    (
      .chosen(host: "sea", port: 1), .noProgram,
      .note("gpsd", "Nothing answers at sea:1.", "Correct GPSD_HOST and GPSD_PORT.")
    ),
  ])
  func `gpsd is used, or it is said what is used instead`(
    address: GPSDAddress,
    greeting: DoctorProbes.Greeting?,
    finding: DoctorFinding
  ) {
    #expect(DoctorFinding.gpsd(.success(address), .some(greeting)) == finding)
  }

  @Test func `a gpsd is asked whether a location will come`() async throws {
    var probes = DoctorProbes.testValue
    probes.connect = { _, _ in .program(saying: #"{"class":"VERSION"}"#) }
    probes.problemOfGPSD = { host, port in "\(host):\(port) has no receiver." }
    let address = Result { () throws(LocationError) in
      try GPSDAddress(environment: ["GPSD_HOST": "sea"])
    }
    #expect(await address.greeting(probes) == .useless("sea:2947 has no receiver."))
  }

  @Test func `an address that is none is told in its own words`() {
    let address = Result { () throws(LocationError) in
      try GPSDAddress(environment: ["GPSD_PORT": "x"])
    }
    let finding = DoctorFinding.gpsd(address, nil)
    #expect(finding.mark == .note)
    #expect(finding.fact.contains("GPSD_PORT"))
    let collector = DoctorFinding.collector(
      CollectorChoice(environment: ["TELEMETRY_URL": "x"]),
      nil
    )
    #expect(
      collector
        == .note(
          "telemetry",
          "TELEMETRY_URL is \"x\", which is no address on this machine: events are dropped.",
          "Unset it, or write it like http://127.0.0.1:4747."
        )
    )
  }

  @Test func `a collector that listens is found`() {
    let choice = CollectorChoice(environment: ["TELEMETRY_URL": "http://localhost:4848"])
    #expect(
      DoctorFinding.collector(choice, .program(saying: nil))
        == .fine("telemetry", "A collector listens at http://localhost:4848.")
    )
  }

  @Test(arguments: [
    (
      "bundled",
      DoctorFinding.fine(
        "sound",
        "WORKBOOK_SOUND=bundled: a tune is recorded, and what is played is silent."
      )
    ),
    (
      "loud",
      .note(
        "sound",
        "WORKBOOK_SOUND=loud means nothing.",
        "Unset it, or write bundled for a tune and silence."
      )
    ),
  ])
  func `a sound can be chosen, and there is one choice`(word: String, finding: DoctorFinding) {
    let programs = SoundPrograms(environment: ["WORKBOOK_SOUND": word])
    #expect(DoctorFinding.sound(programs, variable: word) == finding)
  }

  @Test func `a choice of the recogniser that means nothing is told`() {
    #expect(
      DoctorFinding.dictation(.recorded("A meeting is heard."), variable: "live")
        == .note(
          "dictation",
          "WORKBOOK_DICTATION=live means nothing.",
          "Unset it, or write bundled for a recorded meeting."
        )
    )
    #expect(
      DoctorFinding.dictation(.recorded("A meeting is heard."), variable: "bundled")
        == .fine("dictation", "A meeting is heard.")
    )
  }

  @Test func `cards are counted, also those in folders`() throws {
    let workbook = try SmallCourse()
    try workbook.write("cards/a.vcf", "")
    try workbook.write("cards/office/b.VCF", "")
    try workbook.write("cards/c.txt", "")
    let folder = ContactFolder.folder("\(workbook.path)/cards")
    #expect(ContactCards(in: folder) == .files(2))
    #expect(
      DoctorFinding.contacts(folder, .files(1), variable: nil)
        == .fine("contacts", "\(workbook.path)/cards, 1 file with cards: they are shown.")
    )
  }

  @Test func `permissions are read as they were recorded`() throws {
    let workbook = try SmallCourse()
    #expect(RecordedPermissions(in: workbook.root) == .answers([]))
    try workbook.write(
      "permissions.json",
      #"{"Map": {"location": "allowed"}, "Book": {"contacts": "allowed"}}"#
    )
    #expect(
      DoctorFinding.permissions(RecordedPermissions(in: workbook.root))
        == .fine("permissions", "Book contacts allowed, Map location allowed.")
    )
    try workbook.write("permissions.json", "{")
    #expect(RecordedPermissions(in: workbook.root) == .unreadable)
  }

  @Test func `a lock counts while it is held, and a file that was left behind does not`() throws {
    let workbook = try SmallCourse()
    let scratch = workbook.root.appending(path: ".build")
    let lock = ScratchLock(of: scratch, temporaryFolder: workbook.root)
    #expect(!lock.isHeld)
    try Data().write(to: lock.file)
    #expect(!lock.isHeld)
    let descriptor = open(lock.file.path(percentEncoded: false), O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(lock.isHeld)
    close(descriptor)
    #expect(!lock.isHeld)
  }

  @Test func `the lock is named as the package manager names it`() {
    let lock = ScratchLock(
      of: URL(filePath: "/no/such/place/.build"),
      temporaryFolder: URL(filePath: "/tmp")
    )
    #expect(lock.file.path(percentEncoded: false) == "/tmp/_no_such_place_.build.lock")
  }

  @Test func `on the real machine every question has an answer`() async throws {
    let workbook = try SmallCourse()
    let before = try FileManager.default.contentsOfDirectory(atPath: workbook.path).sorted()
    let probes = DoctorProbes.liveValue
    #expect(await probes.canWrite(workbook.root))
    #expect(await probes.canWrite(workbook.root.appending(path: "not/there/yet")))
    #expect(await probes.freeSpace(workbook.root) ?? 0 > 0)
    #expect(probes.hasProgram("sh", ["PATH": "/nowhere:/bin:/usr/bin"]))
    #expect(!probes.hasProgram("sh", ["PATH": "/nowhere"]))
    let after = try FileManager.default.contentsOfDirectory(atPath: workbook.path).sorted()
    #expect(after == before)
  }
}
