import Testing

@testable import SourceScan

@Suite struct PlaceTests {
  @Test(arguments: Case.all(live))
  func `what stands in a live value is at home`(_ example: Case) {
    let scan = scanOf(example.code)
    #expect(scan.findings.map { "\($0.kind) \($0.text)" } == example.findings)
    #expect(scan.atHome > 0)
  }

  @Test(arguments: Case.all(substitutes))
  func `what stands in a preview or a test value is of its own kind`(_ example: Case) {
    #expect(scanOf(example.code).findings.map { "\($0.place) \($0.text)" } == example.findings)
  }

  @Test(
    arguments: [
      "Sources/ClockLive/Clock.swift", "Sources/App/ClockLive.swift",
      "Sources/App/Clock+Live.swift",
      "Sources/App/LiveClock.swift", "Sources/App/Live/Clock.swift", "Sources/App/Bootstrap.swift",
      "Tests/ClockLiveTests/ClockTests.swift",
    ]
  )
  func `a live file is at home`(_ path: String) {
    #expect(scanOf("let now = Date()", path: path).atHome == 1)
  }

  @Test(
    arguments: [
      "Sources/App/Olive.swift", "Sources/App/Liveness.swift", "Sources/App/Alive/Clock.swift",
      "Sources/App/Delivery.swift",
    ]
  )
  func `a file whose name only sounds like it is not`(_ path: String) {
    #expect(scanOf("let now = Date()", path: path).atHome == 0)
  }

  @Test(arguments: ["Tests/AppTests/A.swift", "AppTests/A.swift", "App/FeedTests.swift"])
  func `a test has its own advice`(_ path: String) {
    let finding = scanOf("try await Task.sleep(for: .seconds(1))", path: path).findings.first
    #expect(finding?.place == .test)
    #expect(
      finding?.advice == "a test that lives on real time: advance a test clock, hand over a date"
    )
  }

  @Test(arguments: ["XCTest", "Testing"])
  func `a file that imports a test framework is a test`(_ module: String) {
    let finding = scanOf("import \(module)\nlet now = Date()").findings.first
    #expect(finding?.place == .test)
  }

  static let live = #"""
    extension ClockKey: DependencyKey { static let liveValue = Client(now: { Date() }) } ⇒
    enum ClockKey: DependencyKey { static var liveValue: Date { Date() } } ⇒
    struct Client { static let live = Client(now: { Date() }, id: { UUID() }) } ⇒
    struct Client { static let live = Client(now: { Date() })⏎func f() { UUID() } } ⇒ randomness UUID()
    struct LiveClock { let now = Date() } ⇒
    struct Client { var now: @Sendable () -> Date = { Date() } } ⇒
    private actor A { let n = Date() }⏎extension C: DependencyKey { static let liveValue = C(A()) } ⇒
    @main struct App {}⏎func name() { ProcessInfo.processInfo.environment["a"] } ⇒
    let live = Client { Date() } ⇒
    let liveValue = Client { Date() }⏎let other = UUID() ⇒ randomness UUID()
    prepareDependencies { $0.date = .constant(Date()) } ⇒
    prepareDependencies { $0.date = .constant(Date()) }⏎UUID() ⇒ randomness UUID()
    @main struct App { init() { prepareDependencies { $0.uuid = UUIDGenerator { UUID() } } } } ⇒
    """#

  static let substitutes = #"""
    #Preview { Clock(CLGeocoder()) } ⇒ preview CLGeocoder()
    #Preview("night") { Clock(CLGeocoder()) }⏎let id = UUID() ⇒ preview CLGeocoder(); feature UUID()
    enum K: DependencyKey { static let liveValue = 1⏎static let previewValue = CLGeocoder() } ⇒ preview CLGeocoder()
    import XCTest⏎final class T: XCTestCase { func test() { Date() } } ⇒ test Date()
    struct Client { static let mock = Client { CLGeocoder() } } ⇒ preview CLGeocoder()
    #if DEBUG⏎let a = CLGeocoder()⏎#endif⏎let b = CLGeocoder() ⇒ preview CLGeocoder(); feature CLGeocoder()
    #if DEBUG⏎let a = 1⏎#else⏎let b = CLGeocoder()⏎#endif ⇒ feature CLGeocoder()
    func f() { let live = Date() } ⇒ feature Date()
    func live() { g() }⏎func other() { Date() } ⇒ feature Date()
    struct Alive { let now = Date() } ⇒ feature Date()
    """#
}
