import CustomDump
import Foundation
import Testing

@Suite struct DumpOfFoundation {
  @Test func `an object that stands for a value is dumped as that value`() throws {
    let url = try #require(NSURL(string: "https://example.com"))
    let dumps: KeyValuePairs<NSObject, String> = [
      NSArray(array: [1, "a"]): "[\n  [0]: 1,\n  [1]: \"a\"\n]",
      NSAttributedString(string: "a"): "\"a\"",
      NSCountedSet(array: [1, 1]): "Set([\n  1\n])",
      NSData(data: Data([1, 2])): "Data(2 bytes)",
      NSDate(timeIntervalSince1970: 0): "Date(1970-01-01T00:00:00.000Z)",
      NSDictionary(dictionary: ["a": 1]): "[\n  \"a\": 1\n]",
      NSIndexPath(): "[]",
      NSLocale(localeIdentifier: "en_US"): "Locale(en_US)",
      NSMeasurement(doubleValue: 1, unit: UnitMass.kilograms):
        "Measurement(\n  value: 1.0,\n  unit: \"kg\"\n)",
      NSNotification(name: .init("tide"), object: nil): "Notification(name: \"tide\")",
      NSNull(): "NSNull()",
      NSNumber(value: 1.5): "1.5",
      NSOrderedSet(array: [1]): "[\n  [0]: 1\n]",
      NSSet(array: [2, 1]): "Set([\n  1,\n  2\n])",
      NSString("a"): "\"a\"",
      url: "URL(https://example.com)",
      NSURLQueryItem(name: "a", value: "b"):
        "URLQueryItem(\n  name: \"a\",\n  value: \"b\"\n)",
    ]
    for (object, dump) in dumps { #expect(String(customDumping: object) == dump) }
    #expect(String(customDumping: NSRange(1..<3)) == "1..<3")
    #expect(String(customDumping: ObjectIdentifier(Self.self)).hasPrefix("ObjectIdentifier(0x"))
  }

  @Test func `an error of a class of one's own is dumped as an error of Foundation`() {
    final class Storm: NSError, @unchecked Sendable {}
    let storms = (7...8).map { Storm(domain: "tide", code: $0) }
    #expect(
      diff(storms[0], storms[1]) == """
          NSError(
            domain: "tide",
        -   code: 7,
        +   code: 8,
            userInfo: [:]
          )
        """
    )
  }

  @Test func `two objects that say nothing of themselves are two`() {
    #expect(diff(NSObject(), NSObject()) == "- NSObject()\n+ #1 NSObject()")
  }
}
