/// What the stage shows of the feature, and how it starts one. Every version has it.
@MainActor
protocol VoiceMemosModel: AnyObject {
  var isReady: Bool { get }
  func task() async throws
}
