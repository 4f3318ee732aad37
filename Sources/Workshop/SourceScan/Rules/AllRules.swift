// One row is one rule. To add a way to reach out, add a row: the pattern is Swift as it is written.
// The row of `Date.now` finds `let now: Date = .now` too, the one of `Date()` finds `= .init()`.

extension Rule {
  static let all =
    time + randomness + files + network + frameworks + locale + environment + services
    + threads

  private static let date = "ask for \\.date.now"
  private static let clock = "sleep on \\.continuousClock"
  private static let instant = "ask for \\.continuousClock, or a clock of your own"
  private static let scheduler = "ask for \\.mainQueue, or wait on a clock"

  private static let time = [
    Rule(.time, "Date()", date),
    Rule(.time, "Date.now", date),
    Rule(.time, ".now", "ask for \\.date.now, or a clock", isImplicit: true),
    Rule(.time, "> Date = Date.init", date),
    Rule(.time, "Date.timeIntervalSinceReferenceDate", date),
    Rule(.time, "Date(timeIntervalSinceNow:", date),
    Rule(.time, "NSDate()", date),
    Rule(.time, ".timeIntervalSinceNow", date),
    Rule(.time, "CFAbsoluteTimeGetCurrent(", date),
    Rule(.time, "gettimeofday(", date),
    Rule(.time, "time(nil)", date),
    Rule(.time, "Task.sleep(", clock, unless: "clock"),
    Rule(.time, "Thread.sleep(", clock),
    Rule(.time, "usleep(", clock),
    Rule(.time, "nanosleep(", clock),
    Rule(.time, "sleep(", clock),
    Rule(.time, "ContinuousClock()", instant),
    Rule(.time, "ContinuousClock.now", instant),
    Rule(.time, "ContinuousClock.Instant.now", instant),
    Rule(.time, "clock: .continuous", instant),
    Rule(.time, "clock: .suspending", "ask for \\.suspendingClock"),
    Rule(.time, "Clock<Duration> = .continuous", instant),
    Rule(.time, "SuspendingClock()", "ask for \\.suspendingClock"),
    Rule(.time, "SuspendingClock.now", "ask for \\.suspendingClock"),
    Rule(.time, "CACurrentMediaTime(", instant),
    Rule(.time, "DispatchTime.now(", instant),
    Rule(.time, "DispatchWallTime.now(", date),
    Rule(.time, "mach_absolute_time(", instant),
    Rule(.time, "clock_gettime(", instant),
    Rule(.time, ".systemUptime", instant),
    Rule(.time, "Timer.scheduledTimer(", "for await _ in clock.timer(interval:)"),
    Rule(.time, "Timer.publish(", "for await _ in clock.timer(interval:)"),
    Rule(.time, "Timer(", "for await _ in clock.timer(interval:)"),
    Rule(.time, ".asyncAfter(", scheduler),
    Rule(.time, "DispatchSource.makeTimerSource(", "for await _ in clock.timer(interval:)"),
  ]

  private static let uuid = "ask for \\.uuid"
  private static let generator = "ask for \\.withRandomNumberGenerator, and pass using:"

  private static let randomness = [
    Rule(.randomness, "UUID()", uuid),
    Rule(.randomness, "> UUID = UUID.init", uuid),
    Rule(.randomness, "NSUUID()", uuid),
    Rule(.randomness, ".random()", generator),
    Rule(.randomness, ".random(in:", generator, unless: "using"),
    Rule(.randomness, ".randomElement()", generator),
    Rule(.randomness, ".shuffled()", generator),
    Rule(.randomness, ".shuffle()", generator),
    Rule(.randomness, "SystemRandomNumberGenerator()", "ask for \\.withRandomNumberGenerator"),
    Rule(.randomness, "arc4random(", generator),
    Rule(.randomness, "arc4random_uniform(", generator),
    Rule(.randomness, "drand48(", generator),
    Rule(.randomness, "rand()", generator),
    Rule(.randomness, "random()", generator),
    Rule(.randomness, "SecRandomCopyBytes(", "a client of closures"),
  ]

  private static let loading = "a client that loads"
  private static let saving = "a client that saves"
  private static let settings = "a client for the settings"

  private static let files = [
    Rule(.files, "FileManager.default", "a client for the files"),
    Rule(.files, "FileManager()", "a client for the files"),
    Rule(.files, "URL.documentsDirectory", "a client for the files"),
    Rule(.files, "URL.cachesDirectory", "a client for the files"),
    Rule(.files, "URL.applicationSupportDirectory", "a client for the files"),
    Rule(.files, "URL.temporaryDirectory", "a client for the files"),
    Rule(.files, "URL.homeDirectory", "a client for the files"),
    Rule(.files, "URL.currentDirectory(", "a client for the files"),
    Rule(.files, "NSHomeDirectory(", "a client for the files"),
    Rule(.files, "NSTemporaryDirectory(", "a client for the files"),
    Rule(.files, "NSSearchPathForDirectoriesInDomains(", "a client for the files"),
    Rule(.files, "Data(contentsOf:", loading),
    Rule(.files, "String(contentsOf:", loading),
    Rule(.files, "String(contentsOfFile:", loading),
    Rule(.files, "NSDictionary(contentsOf:", loading),
    Rule(.files, "NSArray(contentsOf:", loading),
    Rule(.files, "UIImage(contentsOfFile:", loading),
    Rule(.files, ".write(to:", saving, unless: "&"),
    Rule(.files, ".write(toFile:", saving),
    Rule(.files, "FileHandle(forReadingFrom:", "a client for the files"),
    Rule(.files, "FileHandle(forWritingTo:", "a client for the files"),
    Rule(.files, "FileHandle(forUpdating:", "a client for the files"),
    Rule(.files, "FileHandle(forReadingAtPath:", "a client for the files"),
    Rule(.files, "FileHandle(forWritingAtPath:", "a client for the files"),
    Rule(.files, "fopen(", "a client for the files"),
    Rule(.files, "Disk.standard", "a client for the files", importing: "Disk"),
    Rule(.files, "UserDefaults.standard", settings),
    Rule(.files, "UserDefaults(", settings),
    Rule(.files, "@AppStorage", settings),
    Rule(.files, "Bundle.main", "a client that loads the resource"),
    Rule(.files, "NSPersistentContainer(", "a client for the store"),
    Rule(.files, "ModelContainer(", "a client for the store", importing: "SwiftData"),
    Rule(.files, "@Query", "a client for the store", importing: "SwiftData"),
    Rule(.files, "@FetchRequest", "a client for the store"),
    Rule(.files, "SecItemAdd(", "a client for the keychain"),
    Rule(.files, "SecItemUpdate(", "a client for the keychain"),
    Rule(.files, "SecItemDelete(", "a client for the keychain"),
    Rule(.files, "SecItemCopyMatching(", "a client for the keychain"),
  ]

  private static let server = "a client of closures, one for each request"

  private static let network = [
    Rule(.network, "URLSession.shared", server),
    Rule(.network, "URLSession(configuration:", server),
    Rule(.network, "NWConnection(", server),
    Rule(.network, "NWListener(", server),
    Rule(.network, "NWPathMonitor(", "a client with a stream of paths"),
    Rule(.network, "NWBrowser(", server),
    Rule(.network, "URLSessionWebSocketTask", server),
    Rule(.network, "CFStreamCreatePairWithSocketToHost(", server),
    Rule(.network, "getaddrinfo(", server),
  ]

  private static let client = "a client of closures, with a mock for each state"
  private static let device = "a client for the device"

  private static let frameworks = [
    Rule(.frameworks, "CLLocationManager(", client),
    Rule(.frameworks, "CLGeocoder(", client),
    Rule(.frameworks, "CLLocationUpdate.liveUpdates(", client),
    Rule(.frameworks, "LocationManager(", client, importing: "LocationServices"),
    Rule(.frameworks, "CNContactStore(", client),
    Rule(.frameworks, "ContactStore(", client, importing: "AddressBook"),
    Rule(.frameworks, "EKEventStore(", client),
    Rule(.frameworks, "SFSpeechRecognizer", client),
    Rule(.frameworks, "AVAudioRecorder(", client),
    Rule(.frameworks, "AVAudioPlayer(", client),
    Rule(.frameworks, "AVAudioEngine(", client),
    Rule(.frameworks, "AVAudioSession.sharedInstance(", client),
    Rule(.frameworks, "AVCaptureSession(", client),
    Rule(.frameworks, "AVCaptureDevice.", client),
    Rule(.frameworks, "AVPlayer(", client),
    Rule(.frameworks, "AVSpeechSynthesizer(", client),
    Rule(.frameworks, "AudioServicesPlaySystemSound(", client),
    Rule(.frameworks, "SKPaymentQueue.default", client),
    Rule(.frameworks, "Product.products(", client, importing: "StoreKit"),
    Rule(.frameworks, "Transaction.updates", client, importing: "StoreKit"),
    Rule(.frameworks, "Transaction.currentEntitlements", client, importing: "StoreKit"),
    Rule(.frameworks, "AppStore.", client, importing: "StoreKit"),
    Rule(.frameworks, "SKStoreReviewController.", client),
    Rule(.frameworks, "UNUserNotificationCenter.current(", client),
    Rule(.frameworks, "NotificationCenter.default", "ask for \\.notificationCenter"),
    Rule(.frameworks, "DistributedNotificationCenter.default(", client),
    Rule(.frameworks, "UIApplication.shared", "ask for \\.openURL, or a client"),
    Rule(.frameworks, "NSApplication.shared", client),
    Rule(.frameworks, "NSWorkspace.shared", client),
    Rule(.frameworks, "UIPasteboard.general", "a client for the pasteboard"),
    Rule(.frameworks, "NSPasteboard.general", "a client for the pasteboard"),
    Rule(.frameworks, "UIDevice.current", device),
    Rule(.frameworks, "UIScreen.main", device),
    Rule(.frameworks, "UIImpactFeedbackGenerator(", device),
    Rule(.frameworks, "PHPhotoLibrary.", client),
    Rule(.frameworks, "HKHealthStore(", client),
    Rule(.frameworks, "CMMotionManager(", client),
    Rule(.frameworks, "CMPedometer(", client),
    Rule(.frameworks, "LAContext(", client),
    Rule(.frameworks, "CBCentralManager(", client),
    Rule(.frameworks, "ASWebAuthenticationSession(", client),
    Rule(.frameworks, "CKContainer.default(", client),
    Rule(.frameworks, "CKContainer(", client),
    Rule(.frameworks, "WCSession.default", client),
    Rule(.frameworks, "GKLocalPlayer.local", client),
    Rule(.frameworks, "MPMusicPlayerController.", client),
    Rule(.frameworks, "ATTrackingManager.", client),
    Rule(.frameworks, "INPreferences.", client),
    Rule(.frameworks, "WidgetCenter.shared", client),
    Rule(.frameworks, "BGTaskScheduler.shared", client),
  ]

  private static let calendar = "ask for \\.calendar"
  private static let language = "ask for \\.locale"
  private static let zone = "ask for \\.timeZone"

  private static let locale = [
    Rule(.locale, "Locale.current", language),
    Rule(.locale, "Locale.autoupdatingCurrent", language),
    Rule(.locale, ".locale = .current", language),
    Rule(.locale, "locale: .current", language),
    Rule(.locale, ".autoupdatingCurrent", language, isImplicit: true),
    Rule(.locale, "Locale.preferredLanguages", language),
    Rule(.locale, "NSLocale.current", language),
    Rule(.locale, "TimeZone.current", zone),
    Rule(.locale, "TimeZone.autoupdatingCurrent", zone),
    Rule(.locale, ".timeZone = .current", zone),
    Rule(.locale, "timeZone: .current", zone),
    Rule(.locale, "NSTimeZone.local", zone),
    Rule(.locale, "Calendar.current", calendar),
    Rule(.locale, "Calendar.autoupdatingCurrent", calendar),
    Rule(.locale, ".calendar = .current", calendar),
    Rule(.locale, "calendar: .current", calendar),
    Rule(.locale, "NSCalendar.current", calendar),
  ]

  private static let start = "read it where the program begins, and hand it on"

  private static let environment = [
    Rule(.environment, "ProcessInfo.processInfo", start),
    Rule(.environment, "CommandLine.arguments", start),
    Rule(.environment, "getenv(", start),
    Rule(.environment, "setenv(", "a client for the environment"),
    Rule(.environment, "Process()", "a client that runs the program"),
    Rule(.environment, "NSTask()", "a client that runs the program"),
    Rule(.environment, "readLine(", "a client that reads"),
    Rule(.environment, "Host.current(", start),
  ]

  private static let register = "register it as a dependency: a client"

  private static let services = [
    Rule(.singletons, "Analytics.logEvent(", register, importing: "FirebaseAnalytics"),
    Rule(.singletons, "Crashlytics.crashlytics(", register),
    Rule(.singletons, "SentrySDK.", register),
    Rule(.singletons, "Amplitude.instance(", register),
    Rule(.singletons, "Mixpanel.mainInstance(", register),
  ]

  private static let threads = [
    Rule(.threads, "DispatchQueue.main", scheduler),
    Rule(.threads, "DispatchQueue.global(", "a task, or a scheduler"),
    Rule(.threads, "DispatchQueue.concurrentPerform(", "a task group"),
    Rule(.threads, "Thread.detachNewThread", "a task"),
    Rule(.threads, "Thread(", "a task"),
    Rule(.threads, "Thread {", "a task"),
    Rule(.threads, "RunLoop.main", "ask for \\.mainRunLoop"),
    Rule(.threads, "RunLoop.current", "ask for \\.mainRunLoop"),
    Rule(.threads, "OperationQueue.main", scheduler),
    Rule(.threads, "OperationQueue()", "tasks, or a scheduler"),
    Rule(.threads, "pthread_create(", "a task"),
  ]
}
