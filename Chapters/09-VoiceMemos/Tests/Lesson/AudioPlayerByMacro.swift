// For a package that has swift-dependencies: its macro writes the rest of a client.
#if canImport(DependenciesMacros)
  import DependenciesMacros
  import Foundation

  @DependencyClient
  public struct AudioPlayerClient: Sendable {
    public var play: @Sendable (_ memo: URL, _ from: Duration) async throws -> Bool
    public var isSilent: @Sendable () -> Bool = { true }
  }
#endif
