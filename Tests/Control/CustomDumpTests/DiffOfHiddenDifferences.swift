import Foundation
import TestTools
import Testing

@testable import CustomDump

@Suite struct DiffOfHiddenDifferences {
  @Test func `numbers of different types are different`() {
    #expect(
      diff(Float(1.5) as Any, Double(1.5) as Any) == """
        - 1.5 as Float
        + 1.5 as Double
        """
    )
    #expect(diff(1 as Any, 1 as Any) == nil)
    #expect(diff(1 as Any, Int?.some(1) as Any) == nil)
    #expect(
      diff(["a": 1 as Any], ["a": UInt8(1) as Any]) == """
          [
        -   "a": 1 as Int
        +   "a": 1 as UInt8
          ]
        """
    )
  }

  @Test func `what a description hides is a difference`() {
    struct Password: CustomDumpStringConvertible {
      var text: String
      var customDumpDescription: String { "Password(redacted)" }
    }
    struct Account {
      var name = "Blob"
      var password: Password
    }
    let (old, new) = (Password(text: "1234"), Password(text: "a longer one, kept elsewhere"))
    #expect(
      diff(Account(password: old), Account(password: new)) == """
          DiffOfHiddenDifferences.Account(
            name: "Blob",
            // Not equal but no difference detected:
        -   password: Password(redacted)
        +   password: Password(redacted)
          )
        """
    )
    #expect(diff(Account(password: new), Account(password: Password(text: new.text))) == nil)
  }

  @Test func `objects of Foundation have no addresses`() {
    #expect(String(customDumping: NSNumber(value: 3)) == "3")
    #expect(String(customDumping: NSString(string: "three")) == "\"three\"")
    let dumps = (0..<2).map { _ in String(customDumping: [NSNumber(value: 1.5), NSObject()]) }
    #expect(dumps[0] == dumps[1])
    #expect(!dumps[0].contains("0x"))
    #expect(diff(NSNumber(value: 3), NSNumber(value: 3)) == nil)
  }

  @Test func `a class of Foundation is known by its name, on Linux and on macOS`() {
    for name in ["Foundation.NSNumber", "__NSCFNumber", "NSObject", "__C.NSNumber"] {
      #expect(TypeFacts.isClassOfFoundation(name), "\(name)")
    }
    for name in ["Tide.Table", "NSKVONotifying_Tide.Table", String(reflecting: Self.self)] {
      #expect(!TypeFacts.isClassOfFoundation(name), "\(name)")
    }
  }

  @Test func `an order that a dictionary keeps is a difference`() {
    struct Ordered: CustomReflectable {
      var pairs: KeyValuePairs<String, Int>
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: pairs.map { ($0.key, $0.value) }, displayStyle: .dictionary)
      }
    }
    #expect(
      diff(Ordered(pairs: ["a": 1, "b": 2, "c": 3]), Ordered(pairs: ["b": 2, "a": 1, "c": 4]))
        == """
          [
        -   "a": 1,
        +   "a": 1,
        -   "c": 3,
        +   "c": 4,
            … (1 unchanged)
          ]
        """
    )
    #expect(diff(Ordered(pairs: ["a": 1, "b": 2]), Ordered(pairs: ["a": 1, "b": 2])) == nil)
  }

  @Test func `the older name of the expectation does the same`() {
    let messages = IssueLog.messages {
      XCTAssertNoDifference(1, 2)
      XCTAssertNoDifference(1, 1)
      XCTAssertDifference([1], changes: { $0.append(2) })
      XCTAssertDifference([1], changes: { $0 = [1] })
    }
    #expect(messages.map { $0.hasPrefix("Difference: …") } == [true, true])
  }
}
