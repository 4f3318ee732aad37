import Foundation
import Testing

@testable import CustomDump

@Suite struct DiffOfHiddenDifferences {
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
}
