import CustomDump
import Foundation
import Testing

@Suite struct DumpCustomization {
  struct Amount: CustomDumpStringConvertible {
    var cents: Int
    var customDumpDescription: String { "€ \(cents / 100).\(cents % 100)" }
  }

  struct Login: CustomDumpReflectable {
    var name: String
    var password: String
    var customDumpMirror: Mirror {
      Mirror(self, children: ["name": name], displayStyle: .struct)
    }
  }

  struct Wrapper<Value>: CustomDumpRepresentable {
    var value: Value
    var customDumpValue: Any { value }
  }

  @Test func `a type can speak for itself`() {
    #expect(String(customDumping: Amount(cents: 1234)) == "€ 12.34")
    #expect(String(customDumping: Amount?.some(Amount(cents: 1234))) == "€ 12.34")
  }

  @Test func `a type can hide a field`() {
    #expect(
      String(customDumping: Login(name: "Blob", password: "secret"))
        == #"DumpCustomization.Login(name: "Blob")"#
    )
  }

  @Test func `a type can be dumped as another value`() {
    #expect(String(customDumping: Wrapper(value: 42)) == "42")
    #expect(String(customDumping: Wrapper(value: Wrapper(value: [1]))) == "[\n  [0]: 1\n]")
  }

  @Test(arguments: [
    (0, "Date(1970-01-01T00:00:00.000Z)"),
    (1_234_567_890, "Date(2009-02-13T23:31:30.000Z)"),
    (-0.001, "Date(1969-12-31T23:59:59.999Z)"),
    (0.437, "Date(1970-01-01T00:00:00.437Z)"),
    (.infinity, "Date(inf s since 1970)"),
    (1e300, "Date(1e+300 s since 1970)"),
  ])
  func `dates are in Greenwich`(seconds: Double, expected: String) {
    #expect(String(customDumping: Date(timeIntervalSince1970: seconds)) == expected)
  }

  @Test func `Foundation's small values are on one line`() throws {
    let id = try #require(UUID(uuidString: "deadbeef-dead-beef-dead-beefdeadbeef"))
    #expect(String(customDumping: id) == "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)")
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    #expect(String(customDumping: url) == "URL(https://example.com/a?b=c)")
    #expect(String(customDumping: Data([1, 2, 3, 4])) == "Data(4 bytes)")
    #expect(String(customDumping: Locale(identifier: "de_CH")) == "Locale(de_CH)")
    #expect(String(customDumping: TimeZone(secondsFromGMT: 0)) == "TimeZone(GMT)")
    #expect(String(customDumping: Decimal(string: "1.23")) == "1.23")
    #expect(String(customDumping: Duration.milliseconds(1_500)) == "1.5 seconds")
  }
}
