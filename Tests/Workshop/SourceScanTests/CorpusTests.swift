import Foundation
import Testing

@testable import SourceScan

/// Code of the shapes that apps have, each line with what a reviewer would say of it: a scan is
/// held against all of it, and its figures are printed.
@Suite struct Corpus {
  private static let files: [String: String] = [
    "App/Haptics.swift": """
    final class Haptics {
      static let shared = Haptics()
      func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }  // !
    }
    """,
    "App/Feed/FeedModel.swift": """
    import AVFoundation
    import SwiftUI
    @Observable final class FeedModel {
      var player: AVPlayer?  // !
      let opened = Date()  // !
      func like() { Haptics.shared.tap() }  // !
      func share() { ShareSheet.default.show() }
      func wait() async throws {
        try await Task.sleep(for: .milliseconds(50 + .random(in: 0...200)))  // !
      }
      func token() -> String? { KeychainSwift().get("token") }  // !
      func window() -> UIWindowScene? { UIApplication.shared.connectedScenes.first }  // !
      func settings() { UIApplication.shared.open(url) }  // !
      func page() -> Page { Page(clock: clock, now: date.now) }
    }
    struct ShareSheet { static let `default` = ShareSheet() }
    """,
    "App/Feed/FeedView.swift": """
    import SwiftData
    import SwiftUI
    struct FeedView: View {
      @AppStorage("size") private var size = 1
      @SceneStorage("tab") private var tab = 0
      @Query private var posts: [Post]
      var body: some View { Text(Date.now.formatted()) }  // !
    }
    #Preview { FeedView(id: UUID()) }
    """,
    "App/Feed/Settings.swift": """
    final class Settings {
      @AppStorage("size") var size = 1  // !
      @AppStorage("colour") var colour = 2
    }
    """,
    "App/Feed/Confetti.swift": """
    struct Confetti { let x = Double.random(in: 0...1), id = UUID() }
    """,
    "App/Feed/Party.swift": """
    struct Party {
      struct Particle { let angle = Double.random(in: 0...360), begun = Date() }
      final class Dice: SCNNode { let angle = Double.random(in: 0...6) }
      let guests = names.shuffled()  // !
    }
    """,
    "App/Clients/Tides/TestKey.swift": """
    let tides = [Tide(at: Date())]
    let rises = DispatchQueue.main.timer(interval: 2)
    """,
    "App/Previews/FeedPreviewApp.swift": """
    @main struct FeedPreviewApp: App { let posts = Posts(at: URL.documentsDirectory) }
    """,
    "App/Previews/FeedPreview.swift": "let posts = [Post(date: Date())]\n",
    "App/Feed/Speech.swift": """
    extension SpeechClient: DependencyKey { static let liveValue = SpeechClient(Speech()) }
    private actor Speech { let engine = AVAudioEngine() }
    struct Transcript { let begun = Date() }  // !
    #if DEBUG
      let speeches = [Transcript(begun: Date())]
    #endif
    """,
    "App/Feed/Layout.swift": """
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let width = UIScreen.main.bounds.width
    let isUpright = UIDevice.current.orientation.isPortrait  // !
    let version = Bundle.main.infoDictionary
    let words = Bundle.main.url(forResource: "words", withExtension: "txt")  // !
    let glow = try String(contentsOf: Bundle.module.url(forResource: "glow")!, encoding: .utf8)
    let receipt = try Data(contentsOf: url)  // !
    struct Frame: View { var body: some View { Feed().environment(Haptics.shared) } }
    """,
    "App/FeedApp.swift": """
    @main struct FeedApp: App {
      let haptics = Haptics.shared
    }
    """,
    "Widget/Widget.swift": """
    struct Provider: TimelineProvider {
      func getTimeline() -> Timeline { Timeline(entries: [Entry(date: Date())]) }
    }
    struct NextProvider: AppIntentTimelineProvider { let now = Date() }
    struct WidgetTitle { let date = Date() }  // !
    """,
    "Tests/FeedTests/Posts.swift": "let posts = [Post(date: Date())]\n",
    "Tests/FeedTests/FeedTests.swift": """
    import Testing
    @Test func feed() async throws { try await Task.sleep(for: .seconds(1)) }  // !
    @Test func save() throws {
      let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
      app.environment["WINDOW"] = UUID().uuidString
      try FeedModel(id: UUID()).save(to: file)  // !
      #expect(try Data(contentsOf: file).isEmpty)  // !
    }
    """,
  ]

  @Test func `the scan finds what a reviewer would keep, and little else`() {
    let found = Set(
      scanOf(Self.files).findings.map { "\($0.path):\($0.line)" }
    )
    let wanted = Set(
      Self.files.flatMap { path, text in
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { $0.element.hasSuffix("// !") }.map { "\(path):\($0.offset + 1)" }
      }
    )
    let right = Double(found.intersection(wanted).count)
    let precision = right / Double(found.count)
    let recall = right / Double(wanted.count)
    print("The scan's corpus: \(wanted.count) places, precision \(precision), recall \(recall).")
    #expect(found.subtracting(wanted) == [], "It finds what no reviewer would keep.")
    #expect(wanted.subtracting(found) == [], "It misses what a reviewer would point at.")
  }

  @Test(arguments: [
    ("UIApplication.shared.connectedScenes.first", "hand the window in where the screen is made"),
    ("UIApplication.shared.open(url)", "ask for \\.openURL, or a client"),
    ("UIApplication.shared.isIdleTimerDisabled", "a client for the app"),
    ("Task.sleep(for: .milliseconds(5 + .random(in: 0...2)))", "sleep on \\.continuousClock"),
  ])
  func `the advice is about what stands there`(code: String, advice: String) {
    #expect(scanOf(code).findings.map(\.advice) == [advice])
  }

  @Test func `a manifest is not read`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["App.swift", "Package.swift", "Package@swift-6.0.swift"] {
      try Data("let now = Date()\n".utf8).write(to: root.appending(path: name))
    }
    #expect(try SourceFiles(at: root.path).paths == [root.appending(path: "App.swift").path])
  }
}
