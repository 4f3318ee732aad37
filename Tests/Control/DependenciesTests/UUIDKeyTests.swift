import Dependencies
import Foundation
import Testing

@Suite struct UUIDKey {
  @Test func `each counter starts from zero`() {
    let (first, second) = (UUIDGenerator.incrementing, UUIDGenerator.incrementing)
    _ = first()
    #expect(second() == UUID(0))
  }

  @Test func `it can be constant`() {
    let generator = UUIDGenerator.constant(UUID(7))
    #expect([generator(), generator()] == [UUID(7), UUID(7)])
  }

  @Test func `a number is written in its last digits`() {
    #expect(UUID(10).uuidString == "00000000-0000-0000-0000-00000000000A")
    #expect(UUID(0x1234_5678_9ABC).uuidString == "00000000-0000-0000-0000-123456789ABC")
  }

  @Test func `every number is an identifier`() {
    #expect(UUID(Int.max).uuidString == "00000000-0000-0000-7FFF-FFFFFFFFFFFF")
    #expect(UUID(1 << 48).uuidString == "00000000-0000-0000-0001-000000000000")
    #expect(UUID(-1).uuidString == "00000000-0000-0001-0000-000000000001")
    #expect(UUID(Int.min).uuidString == "00000000-0000-0001-8000-000000000000")
  }
}
