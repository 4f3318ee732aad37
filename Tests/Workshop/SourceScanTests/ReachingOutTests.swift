import Testing

@testable import SourceScan

/// Code that a reviewer would point at, and code that one would pass over.
@Suite struct ReachingOutTests {
  @Test(
    arguments: [
      time, shorthand, randomness, filesAndNetwork, frameworks, machine, innocent, literals, names,
      broken,
    ]
    .flatMap(Case.all)
  )
  func `what reaches out is found, and what is controlled is not`(_ example: Case) {
    #expect(example.found == example.findings)
  }

  @Test(arguments: [
    ("UIApplication.shared.connectedScenes.first", "pass the window in"),
    ("struct Row { let id: UUID = .init() }", "pass it in: the caller asks for \\.uuid"),
    (
      "@Model public final class Row { init(at: Date = .now) {} }",
      "pass it in: the caller asks for \\.date.now"
    ),
    ("final class Model { let id = UUID() }", "ask for \\.uuid"),
    ("struct Row { func rename() { let id = UUID() } }", "ask for \\.uuid"),
    ("UIApplication.shared.isIdleTimerDisabled", "a client for the app"),
    ("OperationQueue.main.addOperation { done() }", "tasks, or a scheduler"),
    ("Task.sleep(for: .milliseconds(5 + .random(in: 0...2)))", "sleep on \\.continuousClock"),
  ])
  func `the advice is about what stands there`(code: String, advice: String) {
    #expect(scanOf(code).findings.map(\.advice) == [advice])
  }

  static let time = #"""
    let now = Date ( ) ⇒ time Date()
    let now = Date.init() ⇒ time Date.init()
    let seven = Date(timeIntervalSince1970: 7) ⇒
    try await Task.sleep(⏎  for: .seconds(1)⏎) ⇒ time Task.sleep(for:)
    try await Task.sleep(for: .seconds(1), clock: clock) ⇒
    try await clock.sleep(for: .seconds(1)) ⇒
    sleep(1) ⇒ time sleep(_:)
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } ⇒ time .scheduledTimer(withTimeInterval:repeats:)
    queue.asyncAfter(deadline: .now() + 1) {} ⇒ time queue.asyncAfter(deadline:)
    defaults.standard.set(Date(), forKey: "a") ⇒ time Date()
    Calendar.current.isDate(day, inSameDayAs: Date()) ⇒ locale Calendar.current.isDate(_:inSameDayAs:); time Date()
    """#

  static let shorthand = #"""
    let now: Date? = .now ⇒ time Date? = .now
    let id: UUID = .init() ⇒ randomness UUID = .init()
    static var today: Date { .now } ⇒ time Date { .now
    init(session: URLSession = .shared) {} ⇒ network URLSession = .shared
    init(now: @escaping () -> Date = Date.init) {} ⇒ time Date = Date.init
    init(day: @escaping (Double) -> Date = Date.init(timeIntervalSince1970:)) {} ⇒
    let dates = [Date.distantPast, .now] ⇒ time .now
    return date ?? .now ⇒ time .now
    init(settings: Settings = .shared) {} ⇒ singletons Settings = .shared
    final class Log { static let shared = Log(); let a = b ?? .shared } ⇒ singletons .shared
    formatter.locale = .current ⇒ locale formatter.locale = .current
    let style = Style(locale: .current, calendar: .current) ⇒ locale locale: .current; locale calendar: .current
    func roll() -> Double { .random(in: 0...1) } ⇒ randomness .random(in:)
    """#

  static let randomness = #"""
    let id: UUID = .init(7) ⇒
    Feed(uuid: UUID.init) ⇒ randomness UUID.init
    let ids = texts.compactMap(UUID.init) ⇒
    let six = Int.random(in: 1...6, using: &generator) ⇒
    let one = [1, 2].shuffled().first ⇒ randomness .shuffled().first
    """#

  static let filesAndNetwork = #"""
    value.write(to: &output) ⇒
    @AppStorage("a") var a = 1⏎UIScreen.main⏎@AppStorage("b") var b = 2 ⇒ files @AppStorage(_:); frameworks UIScreen.main
    try text.write(to: url)⏎(text, url) = (a, b) ⇒ files text.write(to:)
    import NukeUI⏎LazyImage(url: url) ⇒ network LazyImage(url:)
    let glow = try String(contentsOf: Bundle.module.url(forResource: "glow")!, encoding: .utf8) ⇒
    let task = URLSession⏎  .shared⏎  .dataTask(with: url) ⇒ network URLSession.shared.dataTask(with:)
    import RealmSwift⏎let realm = try Realm() ⇒ files Realm()
    let realm = Realm() ⇒
    """#

  static let frameworks = #"""
    var player: AVPlayer? ⇒ frameworks AVPlayer?
    UXPasteboard.general.string = text ⇒ frameworks UXPasteboard.general.string
    func locationManager(_ manager: CLLocationManager) {} ⇒
    Analytics.shared.track("Seen") ⇒ singletons Analytics.shared.track(_:)
    struct Analytics { static let shared = Analytics() }⏎Analytics.shared.track("Seen") ⇒
    extension JSONDecoder { static let shared = JSONDecoder() }⏎JSONDecoder.shared.decode(a) ⇒
    """#

  static let machine = #"""
    DispatchQueue.global(qos: .background).async {} ⇒ threads DispatchQueue.global(qos:).async
    publisher.subscribe(on: .global()).receive(on: .main) ⇒ threads publisher.subscribe(on:).receive(on:)
    publisher.receive(on: mainQueue) ⇒
    URLSession.shared.publisher(for: a).receive(on: .main) ⇒ network URLSession.shared.publisher(for:).receive(on:); threads .receive(on:)
    UserDefaults.standard.publisher(a()).drop(at: RunLoop.main) ⇒ files UserDefaults.standard.publisher(_:).drop(at:); threads RunLoop.main
    NotificationCenter.default.add(a(), queue: .main, Log.shared) ⇒ frameworks NotificationCenter.default.add(_:queue:_:); singletons Log.shared
    center.addObserver(forName: name, object: nil, queue: .main) { _ in } ⇒
    func wait(for semaphore: DispatchSemaphore) {} ⇒
    Thread { work() }.start() ⇒ threads Thread {
    @StateObject private var model = Model(clock: ContinuousClock()) ⇒ time ContinuousClock()
    @Environment(\.locale) var locale ⇒
    let format = DateFormatter(); other.timeZone = zone ⇒ locale DateFormatter()
    func text() { let format = DateFormatter(); format.timeZone = zone } ⇒
    let style = Date.FormatStyle(date: .long) ⇒ locale Date.FormatStyle(date:)
    let style = Date.FormatStyle(timeZone: zone) ⇒
    """#

  static let innocent = #"""
    init(bundle: Bundle = .main) {} ⇒
    Frame().environment(Haptics.shared).environmentObject(Log.shared) ⇒
    let photos: Photos = .init(library: .shared()) ⇒
    struct P: AppIntentTimelineProvider { func f() { Entry(Date(), UUID()) } } ⇒ randomness UUID()
    final class Dice: SCNNode { let angle = Double.random(in: 0...6) } ⇒
    List { Row() }.id(UUID()) ⇒
    enum Priority { case now }⏎schedule(.now) ⇒
    struct Speed { static let now = Speed() }⏎drive(.now) ⇒
    switch when { case .now: break⏎default: break } ⇒
    let key = \Feed.now ⇒
    let now = date?.now ⇒
    let end = self⏎  .now ⇒
    await MainActor.shared.run() ⇒
    final class Log { static let shared = Log(); func f() { Self.shared.write() } } ⇒
    @main⏎@available(macOS 15, *) public struct Tool { let home = getenv("HOME") } ⇒
    withDependencies { $0.uuid = .incrementing } operation: { Feed() } ⇒
    let random = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } ⇒
    """#

  // Swift is read as Swift: literals and comments are no code, a declaration is no use, and of what
  // is broken a part is read.

  static let literals = ##"""
    // Date() ⇒
    let a = Date() // uncontrolled: it is only logged ⇒
    // uncontrolled: a file that is deleted at once⏎let a = UUID()⏎let b = UUID() ⇒ randomness UUID()
    let a = Date() // uncontrolled: ⇒ time Date()
    /* a /* Date() */ Date() */ let id = UUID() ⇒ randomness UUID()
    let text = "a \"Date()\" b" ⇒
    let text = "now: \(format(Date(), "UUID()"))" ⇒ time Date()
    let text = "a \("b \(UUID()) c") d"; Date() ⇒ randomness UUID(); time Date()
    let text = "\\(Date())" ⇒
    let text = #"\(Date())"# ⇒
    let text = #"\#(Date())"# ⇒ time Date()
    let text = #"a " Date() "# + "\(UUID())" ⇒ randomness UUID()
    let text = """⏎Date() "quoted" \(UUID())⏎""" ⇒ randomness UUID()
    let text = """⏎say ""quoted"" \""" Date()⏎"""; UUID() ⇒ randomness UUID()
    let text = #"""⏎\(Date()) """ \#(UUID())⏎"""# ⇒ randomness UUID()
    let pattern = /a"b/; Date()⏎UUID() ⇒ randomness UUID()
    let half = a / b; let now = Date() / 2 ⇒ time Date()
    let a = x /* " */ + Date() ⇒ time Date()
    #!/usr/bin/swift Date()⏎UUID() ⇒ randomness UUID()
    let n = 0xFF.description; Date() ⇒ time Date()
    let größe = Date(), `class` = "👩‍👩‍👧 \(UUID())" ⇒ time Date(); randomness UUID()
    #if os(iOS)⏎if a {⏎#else⏎if b {⏎#endif⏎UUID()⏎}⏎Date() ⇒ randomness UUID(); time Date()
    """##

  static let names = #"""
    extension Date { var isPast: Bool { self < reference } } ⇒
    extension Date { static let moon = Date() } ⇒ time Date()
    struct Feed { struct Date {}⏎let now = Date() } ⇒
    typealias Date = String⏎let now = Date() ⇒
    func usleep(_ n: Int) {}⏎usleep(1) ⇒
    import struct Foundation.Date ⇒
    let now = calendar.Date() ⇒
    """#

  static let broken = #"""
    } } } func f( { Date() ⇒ time Date()
    let text = "never ends⏎Date() ⇒ time Date()
    /* never ends Date() ⇒
    let text = """⏎never ends Date() ⇒
    let text = "\(Date( ⇒
    Task<.sleep() ⇒
    #if ⏎ { ⏎ #else ⏎ Date() ⇒ time Date()
    #endif Date() ⇒ time Date()
    # ⇒
    """#
}
