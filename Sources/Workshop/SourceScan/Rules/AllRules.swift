// The rules as a table. A row that is not indented is a kind and a piece of advice. The rows below
// it are the code that the advice is for, as one writes it in Swift, with ` | ` between two
// patterns. `Date.now` finds `let now: Date = .now` too, and `Date()` finds `= .init()`.
//
// Behind the advice, a row may have conditions:
// - `unless using:` leaves out a call that has this argument, because that takes control. Behind a
//   pattern that ends with `)`, the rest of the block is searched: `formatter.timeZone = zone`.
// - `import StoreKit` asks for this import, because the name is too common.
// - `once per file` reports the first place alone.
// - `implicit` is for a member with nothing before its point, as in `date < .now`.
// - `in a value` is for a property or a default argument of a struct or of a `@Model`, where an
//   `@Dependency` does not compile if the type is `Equatable`.
//
// `Disk.standard`, and `LocationManager(` to `Microphone.`, are the workbook's own frameworks.

extension Rule {
  static let all = rules(
    #"""
    time · ask for \.date.now
      Date() | Date.now | NSDate() | Date(timeIntervalSinceNow: | .timeIntervalSinceNow
      Date.timeIntervalSinceReferenceDate | CFAbsoluteTimeGetCurrent( | gettimeofday( | time(nil)
      DispatchWallTime.now( | > Date = Date.init | : Date.init
    time · pass it in: the caller asks for \.date.now · in a value
      date = Date() | : Date = Date() | : Date = Date.now | : Date = .now
    time · ask for \.date.now, or a clock · implicit
      .now
    time · sleep on \.continuousClock · unless clock:
      Task.sleep( | Task<Never, Never>.sleep(
    time · sleep on \.continuousClock
      Thread.sleep( | usleep( | nanosleep( | sleep( | .wait(timeout:
    time · ask for \.continuousClock
      ContinuousClock() | ContinuousClock.now | ContinuousClock.Instant.now | clock: .continuous
      Clock<Duration> = .continuous | CACurrentMediaTime( | DispatchTime.now(
      mach_absolute_time( | clock_gettime( | .systemUptime
    time · ask for \.suspendingClock
      SuspendingClock() | SuspendingClock.now | clock: .suspending
    time · a timer(interval:) of a clock
      .scheduledTimer( | Timer.publish( | Timer(timeInterval: | Timer(fire: | Timer(fireAt:
      DispatchSource.makeTimerSource(
    time · sleep on a clock, or \.mainQueue
      .asyncAfter(
    randomness · ask for \.uuid
      UUID() | NSUUID() | CFUUIDCreate( | > UUID = UUID.init | : UUID.init
    randomness · pass it in: the caller asks for \.uuid · in a value
      id = UUID() | : UUID = UUID() | : UUID = .init()
    randomness · ask for \.withRandomNumberGenerator
      .random() | .randomElement() | .shuffled() | .shuffle() | arc4random( | arc4random_uniform(
      drand48( | rand() | random()
    randomness · ask for \.withRandomNumberGenerator · unless using:
      .random(in:
    randomness · ask for \.withRandomNumberGenerator
      SystemRandomNumberGenerator()
    randomness · a client of one closure
      SecRandomCopyBytes(
    files · a client for the files
      FileManager.default | FileManager() | URL.documentsDirectory | URL.cachesDirectory
      URL.applicationSupportDirectory | URL.temporaryDirectory | URL.homeDirectory
      URL.currentDirectory( | NSHomeDirectory( | NSTemporaryDirectory(
      NSSearchPathForDirectoriesInDomains( | FileHandle(forReadingFrom:
      FileHandle(forWritingTo: | FileHandle(forUpdating: | FileHandle(forReadingAtPath:
      FileHandle(forWritingAtPath: | fopen( | InputStream(url: | InputStream(fileAtPath:
      OutputStream(url: | OutputStream(toFileAtPath: | Disk.standard
    files · a client that loads · unless Bundle.
      Data(contentsOf: | String(contentsOf: | String(contentsOfFile: | NSDictionary(contentsOf:
      NSArray(contentsOf: | UIImage(contentsOfFile:
    files · a client that saves · unless &
      .write(to:
    files · a client that saves
      .write(toFile:
    files · a client for the settings
      UserDefaults.standard | UserDefaults( | NSUbiquitousKeyValueStore.default
    files · set .defaultAppStorage(_:) in previews and tests · once per file
      @AppStorage
    files · a client that loads the resource
      Bundle.main.url( | Bundle.main.path( | Bundle.main.resourceURL | Bundle.main.resourcePath
    files · a client for the store
      NSPersistentContainer(
    files · a client for the store · import SwiftData
      ModelContainer(
    files · a client for the store · import RealmSwift
      Realm(
    files · a client for the keychain
      SecItemAdd( | SecItemUpdate( | SecItemDelete( | SecItemCopyMatching(
      KeychainSwift( | Keychain(service:
    network · a client with a closure per request
      URLSession.shared | URLSession(configuration: | NWConnection( | NWListener( | NWBrowser(
      CFStreamCreatePairWithSocketToHost( | getaddrinfo(
    network · a client with a closure per request · import Alamofire
      AF.request( | AF.download( | AF.upload(
    network · a client with a stream of paths
      NWPathMonitor(
    network · a client that loads the image
      AsyncImage(
    network · a client that loads the image · import NukeUI
      LazyImage(
    frameworks · a client with a mock per state
      CLLocationManager( | CLLocationManager. | CLGeocoder( | CLLocationUpdate.liveUpdates(
      CLMonitor( | CNContactStore( | CNContactStore. | EKEventStore( | EKEventStore.
      MKLocalSearch( | MKDirections( | SFSpeechRecognizer | SpeechAnalyzer( | AVAudioRecorder(
      AVAudioPlayer( | AVAudioEngine( | AVAudioSession.sharedInstance( | AVCaptureSession(
      AVCaptureDevice. | AVPlayer( | : AVPlayer? | AVQueuePlayer(
      AVSpeechSynthesizer( | AudioServicesPlaySystemSound( | SKPaymentQueue.default
      SKStoreReviewController. | UNUserNotificationCenter.current(
      DistributedNotificationCenter.default | PHAsset.fetchAssets( | PHPhotoLibrary.
      HKHealthStore( | CMMotionManager( | CMPedometer( | LAContext(
      CBCentralManager( | ASWebAuthenticationSession( | CKContainer.default( | CKContainer(
      WCSession.default | GKLocalPlayer.local | MPMusicPlayerController.
      MPNowPlayingInfoCenter.default( | CMMotionActivityManager( | CMAltimeter(
      SKProductsRequest( | ATTrackingManager. | INPreferences. | WidgetCenter.shared
      BGTaskScheduler.shared | LocationManager( | ContactStore( | SpeechRecognizer
      SoundRecorder( | SoundPlayer( | Microphone. | LanguageModelSession(
      SystemLanguageModel.default
    frameworks · a client with a mock per state · import StoreKit
      Product.products( | Transaction.updates | Transaction.currentEntitlements | AppStore.
    frameworks · ask for \.notificationCenter
      NotificationCenter.default
    frameworks · ask for \.openURL, or a client
      UIApplication.shared.open(
    frameworks · pass the window in
      UIApplication.shared.connectedScenes | UIApplication.shared.windows
      UIApplication.shared.keyWindow
    frameworks · a client for the app
      UIApplication.shared | NSApplication.shared | NSApp. | NSWorkspace.shared
    frameworks · a client for the pasteboard
      UIPasteboard.general | NSPasteboard.general | .general.string | .general.url
    frameworks · a client for the device
      UIDevice.current.name | UIDevice.current.orientation | UIDevice.current.identifierForVendor
      UIDevice.current.batteryLevel | UIDevice.current.systemVersion | UIImpactFeedbackGenerator(
      UINotificationFeedbackGenerator( | UISelectionFeedbackGenerator(
    frameworks · ask for the size class, or pass the window in · once per file
      UIDevice.current.userInterfaceIdiom | UIScreen.main
    locale · ask for \.locale
      Locale.current | Locale.autoupdatingCurrent | .locale = .current | locale: .current
      Locale.preferredLanguages | NSLocale.current
    locale · ask for \.locale · implicit
      .autoupdatingCurrent
    locale · ask for \.locale, and format with it
      ByteCountFormatter.string( | NumberFormatter() | RelativeDateTimeFormatter()
      ListFormatter.
    locale · set its time zone and its locale · unless .timeZone =
      DateFormatter()
    locale · set its time zone and its locale · unless timeZone:
      Date.FormatStyle(
    locale · ask for \.timeZone
      TimeZone.current | TimeZone.autoupdatingCurrent | .timeZone = .current | timeZone: .current
      NSTimeZone.local
    locale · ask for \.calendar
      Calendar.current | Calendar.autoupdatingCurrent | .calendar = .current | calendar: .current
      NSCalendar.current
    environment · read it at launch, and pass it on
      ProcessInfo.processInfo | CommandLine.arguments | getenv( | Host.current(
      Bundle.main.infoDictionary | Bundle.main.object( | Bundle.main.bundleIdentifier
    environment · a client for the environment
      setenv(
    environment · a client that runs the program
      Process() | NSTask()
    environment · a client that reads
      readLine(
    singletons · make it a dependency: a client
      Analytics.logEvent( | Auth.auth( | Firestore.firestore( | Database.database(
      Storage.storage( | Messaging.messaging( | RemoteConfig.remoteConfig(
      Crashlytics.crashlytics( | SentrySDK. | Amplitude.instance( | Mixpanel.mainInstance(
    singletons · make it a dependency: a client · implicit
      .shared
    threads · ask for \.mainQueue
      DispatchQueue.main | .receive(on: .main | .subscribe(on: .main | scheduler: .main
    threads · a task, or a scheduler
      DispatchQueue.global( | .receive(on: .global( | .subscribe(on: .global(
    threads · a task group
      DispatchQueue.concurrentPerform( | DispatchGroup()
    threads · await the work, block no thread
      DispatchSemaphore(
    threads · a task
      Thread.detachNewThread | Thread( | Thread { | pthread_create(
    threads · ask for \.mainRunLoop
      RunLoop.main | RunLoop.current
    threads · tasks, or a scheduler
      OperationQueue() | OperationQueue.main.
    """#
  )
}
