import Testing

@testable import Programs

@Suite struct ProcessFamilies {
  private func entry(_ id: Int32, child parent: Int32, session: Int32) -> ProcessEntry {
    ProcessEntry(id: id, parent: parent, session: session, start: UInt64(id))
  }

  @Test func `a family is a session, and all that descends from it`() {
    let table = [
      entry(1, child: 0, session: 1),
      entry(5, child: 9, session: 77),
      entry(7, child: 1, session: 7),
      entry(8, child: 7, session: 7),
      entry(9, child: 8, session: 9),
      entry(10, child: 1, session: 7),
      entry(11, child: 1, session: 1),
    ]
    #expect(table.family(of: 7).map(\.id) == [7, 5, 8, 9, 10])
  }

  @Test func `a process that was known stays known, but not another that has its number later`() {
    let orphan = entry(9, child: 8, session: 9)
    let table = [entry(9, child: 1, session: 9), entry(10, child: 9, session: 10)]
    #expect(table.family(of: 7, known: [orphan]).map(\.id) == [9, 10])
    let later = ProcessEntry(id: 9, parent: 1, session: 9, start: 1_000)
    #expect([later].family(of: 7, known: [orphan]) == [])
  }

  #if !canImport(Darwin)
    @Test func `a program may have any name`() {
      let rest = "S 7 8 9 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 4711 0 0"
      let entry = ProcessEntry(id: 12, stat: "12 (a) R (b) \(rest)\n")
      #expect(entry == ProcessEntry(id: 12, parent: 7, session: 9, start: 4711))
      #expect(ProcessEntry(id: 12, stat: "12 (sh) Z\(rest.dropFirst())") == nil)
    }
  #endif
}
