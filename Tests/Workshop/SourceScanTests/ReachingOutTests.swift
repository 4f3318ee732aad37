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
    let soon = Date(timeIntervalSinceNow: 7) ⇒ time Date(timeIntervalSinceNow:)
    let left = end.timeIntervalSinceNow ⇒ time end.timeIntervalSinceNow
    let seven = Date(timeIntervalSince1970: 7) ⇒
    let later = date.now.addingTimeInterval(7) ⇒
    @Dependency(\.date.now) var now ⇒
    let start = CFAbsoluteTimeGetCurrent() ⇒ time CFAbsoluteTimeGetCurrent()
    try await Task.sleep(for: .seconds(1)) ⇒ time Task.sleep(for:)
    try await Task.sleep(nanoseconds: 1_000) ⇒ time Task.sleep(nanoseconds:)
    try await Task<Never, Never>.sleep(for: .seconds(1)) ⇒ time Task<Never,Never>.sleep(for:)
    try await `Task`.sleep(for: .seconds(1)) ⇒ time Task.sleep(for:)
    try await Task.sleep(for: .seconds(1), clock: clock) ⇒
    try await Task.sleep(until: end, tolerance: nil, clock: clock) ⇒
    try await clock.sleep(for: .seconds(1)) ⇒
    Thread.sleep(forTimeInterval: 1) ⇒ time Thread.sleep(forTimeInterval:)
    usleep(300) ⇒ time usleep(_:)
    sleep(1) ⇒ time sleep(_:)
    baby.sleep(1) ⇒
    func sleep(_ hours: Int) {} ⇒
    let clock = ContinuousClock() ⇒ time ContinuousClock()
    let start = ContinuousClock.now ⇒ time ContinuousClock.now
    let clock: any Clock<Duration> = SuspendingClock() ⇒ time SuspendingClock()
    @Dependency(\.continuousClock) var clock ⇒
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } ⇒ time Timer.scheduledTimer(withTimeInterval:repeats:)
    Timer.publish(every: 1, on: .main, in: .common) ⇒ time Timer.publish(every:on:in:)
    for await _ in clock.timer(interval: .seconds(1)) {} ⇒
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} ⇒ time DispatchQueue.main.asyncAfter(deadline:)
    queue.asyncAfter(deadline: .now() + 1) {} ⇒ time queue.asyncAfter(deadline:)
    let t = DispatchTime.now() ⇒ time DispatchTime.now()
    let up = ProcessInfo.processInfo.systemUptime ⇒ time ProcessInfo.processInfo.systemUptime
    let t = time(nil) ⇒ time time(_:)
    _ = semaphore.wait(timeout: .now() + 5) ⇒ time semaphore.wait(timeout:)
    var timer = Timer() ⇒
    let timer = Timer(timeInterval: 1, repeats: true) { _ in } ⇒ time Timer(timeInterval:repeats:)
    Feed(now: Date.init) ⇒ time Date.init
    Feed(day: Date.init(timeIntervalSince1970:)) ⇒
    init(day: @escaping (Double) -> Date = Date.init(timeIntervalSince1970:)) {} ⇒
    """#

  static let randomness = #"""
    let id = UUID() ⇒ randomness UUID()
    let id: UUID = .init(7) ⇒
    let id = UUID(7) ⇒
    let id = UUID(uuidString: text) ⇒
    let id = uuid() ⇒
    Feed(uuid: UUID.init) ⇒ randomness UUID.init
    let ids = texts.compactMap(UUID.init) ⇒
    let id: UUID? = UUID.init(uuidString: text) ⇒
    let id = CFUUIDCreate(nil) ⇒ randomness CFUUIDCreate(_:)
    let six = Int.random(in: 1...6) ⇒ randomness Int.random(in:)
    let six = Int.random(in: 1...6, using: &generator) ⇒
    let coin = Bool.random() ⇒ randomness Bool.random()
    let coin = Bool.random(using: &generator) ⇒
    let one = names.randomElement() ⇒ randomness names.randomElement()
    let one = names.randomElement(using: &generator) ⇒
    let deck = cards.shuffled() ⇒ randomness cards.shuffled()
    let deck = cards.shuffled(using: &generator) ⇒
    cards.shuffle() ⇒ randomness cards.shuffle()
    var generator = SystemRandomNumberGenerator() ⇒ randomness SystemRandomNumberGenerator()
    let one = [1, 2].shuffled().first ⇒ randomness .shuffled().first
    """#

  static let filesAndNetwork = #"""
    let files = FileManager.default ⇒ files FileManager.default
    try FileManager.default.removeItem(at: url) ⇒ files FileManager.default.removeItem(at:)
    let data = try Data(contentsOf: url) ⇒ files Data(contentsOf:)
    let data = Data(bytes) ⇒
    let text = try String(contentsOfFile: path, encoding: .utf8) ⇒ files String(contentsOfFile:encoding:)
    try data.write(to: url) ⇒ files data.write(to:)
    try data.write(to: url, options: .atomic) ⇒ files data.write(to:options:)
    value.write(to: &output) ⇒
    UserDefaults.standard.set(true, forKey: "seen") ⇒ files UserDefaults.standard.set(_:forKey:)
    let store = UserDefaults(suiteName: "group") ⇒ files UserDefaults(suiteName:)
    @AppStorage("seen") var seen = false ⇒ files @AppStorage(_:)
    let url = Bundle.main.url(forResource: "a", withExtension: "json") ⇒ files Bundle.main.url(forResource:withExtension:)
    let (data, _) = try await URLSession.shared.data(from: url) ⇒ network URLSession.shared.data(from:)
    let session = URLSession(configuration: .default) ⇒ network URLSession(configuration:)
    let (data, _) = try await session.data(from: url) ⇒
    @Dependency(\.urlSession) var session ⇒
    @SceneStorage("tab") var tab = 0 ⇒ files @SceneStorage(_:)
    NSUbiquitousKeyValueStore.default.set(1, forKey: "a") ⇒ files NSUbiquitousKeyValueStore.default.set(_:forKey:)
    import RealmSwift⏎let realm = try Realm() ⇒ files Realm()
    let realm = Realm() ⇒
    import Alamofire⏎AF.request(url).response { _ in } ⇒ network AF.request(_:).response
    """#

  static let frameworks = #"""
    if CLLocationManager.locationServicesEnabled() {} ⇒ frameworks CLLocationManager.locationServicesEnabled()
    NSApp.activate() ⇒ frameworks NSApp.activate()
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info ⇒ frameworks MPNowPlayingInfoCenter.default().nowPlayingInfo
    let user = Auth.auth().currentUser ⇒ singletons Auth.auth().currentUser
    Analytics.logEvent("Seen", parameters: nil) ⇒ singletons Analytics.logEvent(_:parameters:)
    Tracker.sharedInstance().track("Seen") ⇒ singletons Tracker.sharedInstance().track(_:)
    enum Auth { static func auth() -> Int { 1 } }⏎let user = Auth.auth() ⇒
    let manager = CLLocationManager() ⇒ frameworks CLLocationManager()
    func locationManager(_ manager: CLLocationManager) {} ⇒
    let recognizer = SFSpeechRecognizer(locale: locale) ⇒ frameworks SFSpeechRecognizer(locale:)
    SFSpeechRecognizer.requestAuthorization { _ in } ⇒ frameworks SFSpeechRecognizer.requestAuthorization
    try AVAudioSession.sharedInstance().setActive(true) ⇒ frameworks AVAudioSession.sharedInstance().setActive(_:)
    NotificationCenter.default.post(name: .changed, object: nil) ⇒ frameworks NotificationCenter.default.post(name:object:)
    let name = UIDevice.current.name ⇒ frameworks UIDevice.current.name
    import StoreKit⏎let all = try await Product.products(for: ids) ⇒ frameworks Product.products(for:)
    let all = try await Product.products(for: ids) ⇒
    import LocationServices⏎let manager = LocationManager() ⇒ frameworks LocationManager()
    let manager = LocationManager() ⇒
    Analytics.shared.track("Seen") ⇒ singletons Analytics.shared.track(_:)
    let tracker = Analytics.shared ⇒ singletons Analytics.shared
    Log.default.write("Seen") ⇒ singletons Log.default.write(_:)
    configure(with: Style.default) ⇒
    Disk.standard.read("a") ⇒ singletons Disk.standard.read(_:)
    struct Analytics { static let shared = Analytics() }⏎Analytics.shared.track("Seen") ⇒
    extension Analytics.shared {} ⇒
    analytics.shared.track("Seen") ⇒
    extension JSONDecoder { static let shared = JSONDecoder() }⏎JSONDecoder.shared.decode(a) ⇒
    JSONDecoder.default.decode(a) ⇒
    view.animation(Animation.default.delay(1)) ⇒
    URLSessionConfiguration.default.timeoutIntervalForRequest ⇒
    """#

  static let machine = #"""
    let code = Locale.current.identifier ⇒ locale Locale.current.identifier
    init(locale: Locale = .current) {} ⇒ locale Locale = .current
    init(locale: Locale = .autoupdatingCurrent) {} ⇒ locale Locale = .autoupdatingCurrent
    let zone = TimeZone.current ⇒ locale TimeZone.current
    let today = Calendar.current.startOfDay(for: date) ⇒ locale Calendar.current.startOfDay(for:)
    let calendar = Calendar(identifier: .gregorian) ⇒
    let home = ProcessInfo.processInfo.environment["HOME"] ⇒ environment ProcessInfo.processInfo.environment
    let home = getenv("HOME") ⇒ environment getenv(_:)
    while let line = readLine() {} ⇒ environment readLine()
    DispatchQueue.main.async { self.reload() } ⇒ threads DispatchQueue.main.async
    DispatchQueue.global(qos: .background).async {} ⇒ threads DispatchQueue.global(qos:).async
    publisher.receive(on: DispatchQueue.main) ⇒ threads DispatchQueue.main
    publisher.receive(on: .main) ⇒ threads publisher.receive(on:)
    publisher.subscribe(on: .global()).receive(on: .main) ⇒ threads publisher.subscribe(on:).receive(on:)
    publisher.receive(on: mainQueue) ⇒
    publisher.debounce(for: 1, scheduler: DispatchQueue.main) ⇒ threads DispatchQueue.main
    publisher.debounce(for: 1, scheduler: .main) ⇒ threads scheduler: .main
    group.notify(queue: .main) { done() } ⇒ threads queue: .main
    let semaphore = DispatchSemaphore(value: 0) ⇒ threads DispatchSemaphore(value:)
    func wait(for semaphore: DispatchSemaphore) {} ⇒
    Thread { work() }.start() ⇒ threads Thread {
    let queue = DispatchQueue(label: "work") ⇒
    RunLoop.main.run() ⇒ threads RunLoop.main.run()
    OperationQueue.main.addOperation {} ⇒ threads OperationQueue.main.addOperation
    Task { await load() } ⇒
    """#
}
