import Testing

@testable import SourceScan

@Suite struct ModulesTests {
  @Test func `a name of one's own counts in its module and where the module is imported`() {
    let scan = scanOf([
      "Sources/Fruit/Date.swift": "public struct Date {}",
      "Sources/Fruit/Palm.swift": "let fruit = Date()",
      "Sources/Shop/Basket.swift": "import Fruit\nlet fruit = Date()",
      "Sources/Feed/Feed.swift": "import Foundation\nlet now = Date()",
    ])
    #expect(scan.findings.map(\.path) == ["Sources/Feed/Feed.swift"])
  }

  @Test func `a type inside another one hides nothing in other files`() {
    let scan = scanOf([
      "Sources/App/Palm.swift": "enum Palm { struct Date {} }",
      "Sources/App/Feed.swift": "let now = Date()",
    ])
    #expect(scan.findings.count == 1)
  }

  @Test func `an instance that all share is found, and a value of one's own is none`() {
    let scan = scanOf([
      "Sources/Log/Log.swift": "public final class Log { public static let shared = Log() }",
      "Sources/Log/Style.swift": "public struct Style { public static let shared = Style() }",
      "Sources/App/Feed.swift": "Log.shared.write()\nStyle.shared.draw()\nAnalytics.shared.track()",
    ])
    #expect(scan.findings.map(\.text) == ["Log.shared.write()", "Analytics.shared.track()"])
  }

  @Test func `a comment with a reason accepts its line or the next one`() {
    let scan = scanOf(
      """
      let a = Date() // uncontrolled: it is only logged
      // uncontrolled: a name for a file that is deleted at once
      let b = UUID()
      let c = Date() // uncontrolled:
      let d = Date()
      """
    )
    #expect(scan.findings.map(\.line) == [4, 5])
    #expect(scan.accepted == 2)
  }
}
