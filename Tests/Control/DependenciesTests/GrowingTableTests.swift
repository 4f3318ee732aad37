import Testing

@testable import Dependencies

@Suite struct GrowingTables {
  @Test func `all who ask at once get the same element, also in a crowded bucket`() async {
    let table = GrowingTable<Int>(bits: 1)
    let found = await withTaskGroup(of: [UInt].self) { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in
          (0..<500).map { number in
            let element = table.element(hash: 0) {
              $0 == number
            } make: {
              number
            }
            return element.pointee == number ? UInt(bitPattern: element) : 0
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found).count == 1)
    #expect(Set(found[0]).count == 500)
    #expect(!found[0].contains(0))
  }

  @Test func `elements go with their table`() {
    final class Witness: Sendable {}
    weak var witness: Witness?
    do {
      let table = GrowingTable<Witness>(bits: 2)
      let element = table.element(hash: 3) { _ in
        true
      } make: {
        Witness()
      }
      witness = element.pointee
      #expect(witness != nil)
      withExtendedLifetime(table) {}
    }
    #expect(witness == nil)
  }
}
