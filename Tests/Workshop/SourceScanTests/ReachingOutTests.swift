import Testing

@testable import SourceScan

@Suite struct ReachingOutTests {
  @Test(arguments: [time, randomness, filesAndNetwork, frameworks, machine].flatMap(Case.all))
  func `what reaches out is found`(_ example: Case) {
    #expect(scanned(example.code) == example.findings)
  }

  @Test(arguments: Rule.all.map(\.pattern))
  func `a pattern is code, and begins with a name or what stands before one`(pattern: String) {
    #expect(pattern.wholeMatch(of: /[.@]?(> |: )?\w.*/) != nil && !pattern.contains("|"))
  }

  @Test func `a call says what to do, not what is handed to it`() {
    let scan = scanOf("queue.asyncAfter(deadline: .now() + 1) {}")
    #expect(scan.findings.map(\.advice) == ["ask for \\.mainQueue, or wait on a clock"])
  }

  static let time = #"""
    let now = Date() ⇒ time Date()
    let now = Date ( ) ⇒ time Date()
    let now = Date.init() ⇒ time Date.init()
    let now = Foundation.Date() ⇒ time Date()
    let now = Date.now ⇒ time Date.now
    let now: Date = .now ⇒ time Date = .now
    let age = Date().timeIntervalSince(birth) ⇒ time Date().timeIntervalSince(_:)
    let left = end.timeIntervalSinceNow ⇒ time end.timeIntervalSinceNow
    let seven = Date(timeIntervalSince1970: 7) ⇒
    try await Task.sleep(for: .seconds(1)) ⇒ time Task.sleep(for:)
    try await Task<Never, Never>.sleep(for: .seconds(1)) ⇒ time Task<Never,Never>.sleep(for:)
    try await `Task`.sleep(for: .seconds(1)) ⇒ time Task.sleep(for:)
    try await Task.sleep(for: .seconds(1), clock: clock) ⇒
    try await clock.sleep(for: .seconds(1)) ⇒
    Thread.sleep(forTimeInterval: 1) ⇒ time Thread.sleep(forTimeInterval:)
    sleep(1) ⇒ time sleep(_:)
    baby.sleep(1) ⇒
    func sleep(_ hours: Int) {} ⇒
    let clock = ContinuousClock() ⇒ time ContinuousClock()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } ⇒ time Timer.scheduledTimer(withTimeInterval:repeats:)
    for await _ in clock.timer(interval: .seconds(1)) {} ⇒
    queue.asyncAfter(deadline: .now() + 1) {} ⇒ time queue.asyncAfter(deadline:)
    let t = DispatchTime.now() ⇒ time DispatchTime.now()
    _ = semaphore.wait(timeout: .now() + 5) ⇒ time semaphore.wait(timeout:)
    Feed(now: Date.init) ⇒ time Date.init
    Feed(day: Date.init(timeIntervalSince1970:)) ⇒
    init(day: @escaping (Double) -> Date = Date.init(timeIntervalSince1970:)) {} ⇒
    """#

  static let randomness = #"""
    let id = UUID() ⇒ randomness UUID()
    let id: UUID = .init(7) ⇒
    let id = UUID(uuidString: text) ⇒
    Feed(uuid: UUID.init) ⇒ randomness UUID.init
    let ids = texts.compactMap(UUID.init) ⇒
    let id: UUID? = UUID.init(uuidString: text) ⇒
    let six = Int.random(in: 1...6) ⇒ randomness Int.random(in:)
    let six = Int.random(in: 1...6, using: &generator) ⇒
    let one = names.randomElement() ⇒ randomness names.randomElement()
    let one = [1, 2].shuffled().first ⇒ randomness .shuffled().first
    """#

  static let filesAndNetwork = #"""
    try FileManager.default.removeItem(at: url) ⇒ files FileManager.default.removeItem(at:)
    let data = try Data(contentsOf: url) ⇒ files Data(contentsOf:)
    try data.write(to: url) ⇒ files data.write(to:)
    value.write(to: &output) ⇒
    UserDefaults.standard.set(true, forKey: "seen") ⇒ files UserDefaults.standard.set(_:forKey:)
    @AppStorage("seen") var seen = false ⇒ files @AppStorage(_:)
    let (data, _) = try await URLSession.shared.data(from: url) ⇒ network URLSession.shared.data(from:)
    import RealmSwift⏎let realm = try Realm() ⇒ files Realm()
    let realm = Realm() ⇒
    """#

  static let frameworks = #"""
    Analytics.logEvent("Seen", parameters: nil) ⇒ singletons Analytics.logEvent(_:parameters:)
    enum Auth { static func auth() -> Int { 1 } }⏎let user = Auth.auth() ⇒
    let manager = CLLocationManager() ⇒ frameworks CLLocationManager()
    func locationManager(_ manager: CLLocationManager) {} ⇒
    SFSpeechRecognizer.requestAuthorization { _ in } ⇒ frameworks SFSpeechRecognizer.requestAuthorization
    import StoreKit⏎let all = try await Product.products(for: ids) ⇒ frameworks Product.products(for:)
    let all = try await Product.products(for: ids) ⇒
    Analytics.shared.track("Seen") ⇒ singletons Analytics.shared.track(_:)
    Log.default.write("Seen") ⇒ singletons Log.default.write(_:)
    configure(with: Style.default) ⇒
    Disk.standard.read("a") ⇒ singletons Disk.standard.read(_:)
    struct Analytics { static let shared = Analytics() }⏎Analytics.shared.track("Seen") ⇒
    extension Analytics.shared {} ⇒
    analytics.shared.track("Seen") ⇒
    extension JSONDecoder { static let shared = JSONDecoder() }⏎JSONDecoder.shared.decode(a) ⇒
    JSONDecoder.default.decode(a) ⇒
    """#

  static let machine = #"""
    let code = Locale.current.identifier ⇒ locale Locale.current.identifier
    init(locale: Locale = .current) {} ⇒ locale Locale = .current
    init(locale: Locale = .autoupdatingCurrent) {} ⇒ locale Locale = .autoupdatingCurrent
    let home = ProcessInfo.processInfo.environment["HOME"] ⇒ environment ProcessInfo.processInfo.environment
    DispatchQueue.global(qos: .background).async {} ⇒ threads DispatchQueue.global(qos:).async
    publisher.receive(on: .main) ⇒ threads publisher.receive(on:)
    publisher.subscribe(on: .global()).receive(on: .main) ⇒ threads publisher.subscribe(on:).receive(on:)
    publisher.receive(on: mainQueue) ⇒
    publisher.debounce(for: 1, scheduler: .main) ⇒ threads scheduler: .main
    group.notify(queue: .main) { done() } ⇒ threads queue: .main
    let semaphore = DispatchSemaphore(value: 0) ⇒ threads DispatchSemaphore(value:)
    func wait(for semaphore: DispatchSemaphore) {} ⇒
    Thread { work() }.start() ⇒ threads Thread {
    """#
}
