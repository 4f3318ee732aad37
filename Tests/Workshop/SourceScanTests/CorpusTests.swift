import Testing

@testable import SourceScan

/// Code of the shapes that apps have, with a mark on each line that a reviewer would point at.
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
      let file = URL.temporaryDirectory.appending(path: "\\(UUID().uuidString).json")
      app.environment["WINDOW"] = UUID().uuidString
      try FeedModel(id: UUID()).save(to: file)  // !
      #expect(try Data(contentsOf: file).isEmpty)  // !
    }
    """,
  ]

  @Test func `the scan finds what a reviewer would keep, and little else`() {
    let found = Set(scanOf(Self.files).findings.map { "\($0.path):\($0.line)" })
    let wanted = Set(
      Self.files.flatMap { path, text in
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { $0.element.hasSuffix("// !") }.map { "\(path):\($0.offset + 1)" }
      }
    )
    #expect(found.subtracting(wanted) == [], "It finds what no reviewer would keep.")
    #expect(wanted.subtracting(found) == [], "It misses what a reviewer would point at.")
  }
}
