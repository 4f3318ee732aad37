// For a package that has swift-dependencies, whose macros write the rest of a client: set the flag.
#if VOICEMEMOS_WITH_MACROS
  import Dependencies
  import DependenciesMacros
  import Foundation

  @DependencyClient
  public struct AudioPlayerClient: Sendable {
    public var play: @Sendable (_ memo: URL, _ from: Duration) async throws -> Bool
    public var isSilent: @Sendable () -> Bool = { true }
  }

  extension DependencyValues {
    @DependencyEntry(previewValue: AudioPlayerClient(play: { _, _ in true }, isSilent: { true }))
    public var audioPlayer = AudioPlayerClient()
  }
#endif
