import AudioPlayerClient
import AudioPlayerClientLive
import Dependencies
import DependenciesTestSupport
import Testing

/// How a key finds its value for an app: the sample of the lesson.
private func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
  (key as? any DependencyKey.Type)?.liveValue as? Key.Value
}

@Suite struct TwoProtocols {
  @Test func `the live value is found where some module has it`() {
    #expect(liveValue(of: AudioPlayerClient.self) != nil)
  }

  @Test func `a key that only has a test value has none`() {
    enum TideKey: TestDependencyKey { static let testValue = 0 }
    #expect(liveValue(of: TideKey.self) == nil)
  }
}
