import Testing

/// What a reviewer would point at in code as it is written at work, and what one would pass over.
@Suite struct EverydayCodeTests {
  /// A shorthand where the type is known, views, code of every shape; and what is controlled, or no
  /// matter, is passed over.
  @Test(arguments: [shorthand, views, shapes, innocent].flatMap(Case.all))
  func `code of every day is read`(_ example: Case) {
    #expect(scanned(example.code) == example.findings)
  }

  static let shorthand = #"""
    let now: Date = .init() ⇒ time Date = .init()
    let now: Date? = .now ⇒ time Date? = .now
    let now: Date? = .init() ⇒ time Date? = .init()
    let id: UUID = .init() ⇒ randomness UUID = .init()
    static var today: Date { .now } ⇒ time Date { .now
    func fresh() -> UUID { .init() } ⇒ randomness UUID { .init()
    init(session: URLSession = .shared) {} ⇒ network URLSession = .shared
    init(defaults: UserDefaults = .standard) {} ⇒ files UserDefaults = .standard
    init(queue: DispatchQueue = .main) {} ⇒ threads DispatchQueue = .main
    let queue: DispatchQueue = .global() ⇒ threads DispatchQueue = .global()
    let start: ContinuousClock.Instant = .now ⇒ time ContinuousClock.Instant = .now
    init(now: @escaping () -> Date = Date.init) {} ⇒ time Date = Date.init
    let make: () -> Date = Date.init ⇒ time Date = Date.init
    let clock: any Clock<Duration> = .continuous ⇒ time Clock<Duration> = .continuous
    try await Task.sleep(until: end, clock: .continuous) ⇒ time clock: .continuous
    let dates = [Date.distantPast, .now] ⇒ time .now
    let old = date < .now ⇒ time .now
    return .now ⇒ time .now
    let later = Date(timeInterval: 60, since: .now) ⇒ time .now
    formatter.locale = .current ⇒ locale formatter.locale = .current
    date.formatted(Date.FormatStyle(locale: .autoupdatingCurrent)) ⇒ locale .autoupdatingCurrent
    text.lowercased(with: .current) ⇒
    let style = Style(locale: .current, calendar: .current) ⇒ locale locale: .current; locale calendar: .current
    """#

  static let views = #"""
    Text(.now, style: .time) ⇒ time .now
    TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .timer) } ⇒ time .now
    @State private var id = UUID() ⇒ randomness UUID()
    @StateObject private var model = Model(clock: ContinuousClock()) ⇒ time ContinuousClock()
    @Environment(\.locale) var locale ⇒
    view.onReceive(NotificationCenter.default.publisher(for: .saved)) { _ in } ⇒ frameworks NotificationCenter.default.publisher(for:)
    Text("\(names.randomElement() ?? "none") at \(Date().formatted())") ⇒ randomness names.randomElement(); time Date().formatted()
    Color(hue: .random(in: 0...1), saturation: 1, brightness: 1) ⇒ randomness .random(in:)
    """#

  static let shapes = #"""
    async let page = URLSession.shared.data(from: url) ⇒ network URLSession.shared.data(from:)
    let task = URLSession⏎  .shared⏎  .dataTask(with: url) ⇒ network URLSession.shared.dataTask(with:)
    try await Task.sleep(⏎  for: .seconds(1)⏎) ⇒ time Task.sleep(for:)
    #if os(iOS)⏎if a {⏎#else⏎if b {⏎#endif⏎UUID()⏎}⏎Date() ⇒ randomness UUID(); time Date()
    enum Event { case seen(Date = Date()) } ⇒ time Date()
    let all = (0..<3).map { _ in UUID() } ⇒ randomness UUID()
    init(sleep: @escaping (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {} ⇒ time Task.sleep(for:)
    extension Date { var isOld: Bool { self < .now } } ⇒ time .now
    func roll() -> Double { .random(in: 0...1) } ⇒ randomness .random(in:)
    infix operator /⏎let sum = reduce(0, /); Date() / 3 ⇒ time Date()
    let elapsed = ContinuousClock().measure { work() } ⇒ time ContinuousClock().measure
    switch date { case Date.now: break⏎default: break } ⇒ time Date.now
    """#

  static let innocent = #"""
    @FetchRequest(sortDescriptors: []) var items: Results ⇒
    init(bundle: Bundle = .main) {} ⇒
    struct Map: UIViewRepresentable { @AppStorage("seen") var seen = false } ⇒
    #Preview { Clock(Date(), id: UUID(), in: Locale.current) } ⇒
    let log = Logger(subsystem: "app", category: "feed") ⇒
    enum Priority { case now, later }⏎schedule(.now) ⇒
    enum Priority { case later, now }⏎let first: Priority = .now ⇒
    struct Speed { static let now = Speed() }⏎drive(.now) ⇒
    switch when { case .now: break⏎default: break } ⇒
    let key = \Feed.now ⇒
    let now = clock.now ⇒
    let now = date?.now ⇒
    let end = self⏎  .now ⇒
    await MainActor.shared.run() ⇒
    final class Log { static let shared = Log(); func f() { Self.shared.write() } } ⇒
    @main struct Tool { static func main() { run(CommandLine.arguments) } } ⇒
    @main⏎@available(macOS 15, *) public struct Tool { let home = getenv("HOME") } ⇒
    let seven: Date = .init(timeIntervalSince1970: 7) ⇒
    let make = Date.init(timeIntervalSince1970:) ⇒
    let ids = texts.compactMap(UUID.init(uuidString:)) ⇒
    func date() -> Date { reference } ⇒
    withDependencies { $0.uuid = .incrementing } operation: { Feed() } ⇒
    let page = #URL("https://host/UUID()") ⇒
    let random = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } ⇒
    """#
}
