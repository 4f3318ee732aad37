import Testing

@testable import SourceScan

@Suite struct CodeRoleTests {
  @Test(arguments: Case.all(live))
  func `what stands in a live value is at home`(_ example: Case) {
    #expect(example.found == example.findings)
    #expect(scanOf(example.code).liveCount > 0)
  }

  @Test(arguments: Case.all(testDoubles))
  func `what stands in a preview or a test value is of its own kind`(_ example: Case) {
    #expect(scanOf(example.code).findings.map { "\($0.role) \($0.text)" } == example.findings)
  }

  @Test(
    arguments: [
      ("Sources/ClockLive/Clock.swift", .live), ("Sources/App/Clock+Live.swift", .live),
      ("Sources/App/LiveClock.swift", .live), ("Sources/App/Live/Clock.swift", .live),
      ("Sources/App/Bootstrap.swift", .live), ("Tests/ClockLiveTests/ClockTests.swift", .live),
      ("Sources/App/Olive.swift", .feature), ("Sources/App/Liveness.swift", .feature),
      ("Sources/App/Alive/Clock.swift", .feature), ("Sources/App/MockingURL.swift", .feature),
      ("Sources/App/MockClock.swift", .preview), ("Sources/App/Mocks/Clock.swift", .preview),
      ("Tests/AppTests/A.swift", .test), ("AppTests/A.swift", .test), ("App/ATests.swift", .test),
    ] as [(String, CodeRole)]
  )
  func `the path of a file says its role, and a name that only sounds like one does not`(
    path: String,
    role: CodeRole
  ) {
    #expect(CodeRole(path: path) == role)
  }

  /// Nothing compares what decorates or what a preview shows, and a test may have a name and a
  /// folder of its own.
  @Test(arguments: [
    ("App/Clients/Tides/TestKey.swift", "let tides = [Tide(at: Date())]"),
    ("App/Previews/FeedPreview.swift", "let posts = [Post(date: Date())]"),
    ("Tests/FeedTests/Posts.swift", "let posts = [Post(date: Date())]"),
    ("Tests/FeedTests/FeedTests.swift", "let file = URL.temporaryDirectory.appending(path: name)"),
    ("Tests/FeedTests/FeedTests.swift", "let name = UUID().uuidString"),
  ])
  func `the path of a file decides what matters`(path: String, code: String) {
    #expect(scanOf(code, path: path).findings.isEmpty)
    #expect(scanOf(code).findings.count == 1)
  }

  static let live = #"""
    extension ClockKey: DependencyKey { static let liveValue = Client(now: { Date() }) } ⇒
    struct Client { static let live = Client(now: { Date() })⏎func f() { UUID() } } ⇒ randomness UUID()
    struct LiveClock { let now = Date() } ⇒
    struct Client { var now: @Sendable () -> Date = { Date() } } ⇒
    private actor A { let n = Date() }⏎extension C: DependencyKey { static let liveValue = C(A()) } ⇒
    @main struct App {}⏎func name() { ProcessInfo.processInfo.environment["a"] } ⇒
    let liveValue = Client { Date() }⏎let other = UUID() ⇒ randomness UUID()
    prepareDependencies { $0.date = .constant(Date()) }⏎UUID() ⇒ randomness UUID()
    @main struct App { init() { prepareDependencies { $0.uuid = UUIDGenerator { UUID() } } } } ⇒
    """#

  static let testDoubles = #"""
    #Preview("night") { Clock(CLGeocoder()) }⏎let id = UUID() ⇒ preview CLGeocoder(); feature UUID()
    #Preview(as: .small) { Tea() } timeline: { Entry(CLGeocoder()) }⏎let id = UUID() ⇒ preview CLGeocoder(); feature UUID()
    enum K: DependencyKey { static let liveValue = 1⏎static let previewValue = CLGeocoder() } ⇒ preview CLGeocoder()
    import XCTest⏎final class T: XCTestCase { func test() { Date() } } ⇒ test Date()
    struct Client { static let mock = Client { CLGeocoder() } } ⇒ preview CLGeocoder()
    struct Walk { static let longMock = Walk(UUID(), CLGeocoder()) } ⇒ preview CLGeocoder()
    #if DEBUG⏎let a = CLGeocoder()⏎#endif⏎let b = CLGeocoder() ⇒ preview CLGeocoder(); feature CLGeocoder()
    #if DEBUG⏎let a = 1⏎#else⏎let b = CLGeocoder()⏎#endif ⇒ feature CLGeocoder()
    func f() { let live = Date() } ⇒ feature Date()
    import Testing⏎@Test func save() { post(UUID()) } ⇒ test UUID()
    """#
}
