import CustomDump
import Foundation
import Testing

@Suite struct DumpOfFoundation {
  @Test func `an object of Foundation is dumped as its value`() {
    let dumps: [(Any, String)] = [
      (NSAttributedString(string: "Tea"), "\"Tea\""),
      (NSData(data: Data(count: 4)), "Data(4 bytes)"),
      (NSDate(timeIntervalSince1970: 0), "Date(1970-01-01T00:00:00.000Z)"),
      (NSIndexPath(index: 7) as IndexPath, "[\n  [0]: 7\n]"),
      (NSLocale(localeIdentifier: "en_US"), "Locale(en_US)"),
      (NSNull(), "NSNull()"),
      (NSRange(location: 2, length: 3), "2..<5"),
      (NSTimeZone(name: "Asia/Tokyo") as Any, "TimeZone(Asia/Tokyo)"),
      (NSURL(string: "https://tea.example") as Any, "URL(https://tea.example)"),
      (NSUUID(uuidString: zeros) as Any, "UUID(\(zeros))"),
    ]
    for (value, text) in dumps { #expect(String(customDumping: value) == text) }
  }

  @Test func `a collection of Foundation shows its elements`() {
    let dumps: [(Any, String)] = [
      (NSArray(array: [1, 2]), "[\n  [0]: 1,\n  [1]: 2\n]"),
      (NSOrderedSet(array: [2, 1]), "[\n  [0]: 2,\n  [1]: 1\n]"),
      (NSSet(array: [2, 1]), "Set([\n  1,\n  2\n])"),
      (NSDictionary(dictionary: [2: "b", 1: "a"]), "[\n  1: \"a\",\n  2: \"b\"\n]"),
      (NSDictionary(), "[:]"),
      ([String: Int](), "[:]"),
    ]
    for (value, text) in dumps { #expect(String(customDumping: value) == text) }
  }

  @Test func `an error of Foundation shows what it was made of`() {
    #expect(
      String(customDumping: NSError(domain: "tea", code: 42, userInfo: ["pot": "empty"])) == """
        NSError(
          domain: "tea",
          code: 42,
          userInfo: [
            "pot": "empty"
          ]
        )
        """
    )
  }

  @Test func `two objects of Foundation differ as their values do`() {
    #expect(
      diff(NSArray(array: ["a", "b"]) as Any, NSArray(array: ["a", "c"])) == """
          [
            [0]: "a",
        -   [1]: "b"
        +   [1]: "c"
          ]
        """
    )
  }

  @Test func `a type is named as you write it`() {
    let dumps: [(Any.Type, String)] = [
      (Double?.self, "Double?.self"),
      ([Int].self, "[Int].self"),
      ([String: [Double?]].self, "[String: [Double?]].self"),
      ([[Double: Double]?].self, "[[Double: Double]?].self"),
      ((([Int]) -> Int?).self, "([Int]) -> Int?.self"),
      (Result<[Int], any Error>.self, "Result<[Int], Error>.self"),
    ]
    for (value, text) in dumps { #expect(String(customDumping: value) == text) }
  }
}

private let zeros = "00000000-0000-0000-0000-000000000000"
