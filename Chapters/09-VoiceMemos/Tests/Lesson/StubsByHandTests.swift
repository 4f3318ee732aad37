import AudioPlayerClient
import AudioRecorderClient
import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import VoiceMemosChapter

extension DependencyValues {
  /// All that the memos use must not be used, unless a test says so. Keep it up to date!
  mutating func expectNothing() {
    audioPlayer = .testValue
    audioRecorder = .testValue
    openSettings = unimplemented("openSettings")
    temporaryDirectory = unimplemented("temporaryDirectory", placeholder: URL(filePath: "/"))
  }
}

/// The samples of the lesson: a list of stubs that a person keeps, and what it forgets.
@Suite struct StubsByHand {
  @Test(.filterIssues { $0.isFailure })
  func `what is on the list fails the test that uses it`() async {
    await withDependencies {
      $0.haveOneValueEach()
      $0.expectNothing()
    } operation: {
      @Dependency(\.audioRecorder) var recorder
      await withKnownIssue {
        #expect(await recorder.level() == 0)
      } matching: { issue in
        "\(issue)".contains("Unimplemented: AudioRecorderClient.level")
      }
    }
  }

  @Test func `what came after the list is live, and no test says so`() {
    withDependencies {
      $0.haveOneValueEach()
      $0.expectNothing()
    } operation: {
      @Dependency(\.continuousClock) var clock
      #expect(clock is ContinuousClock)
    }
  }
}

enum IsTestingKey: DependencyKey {
  static let liveValue = false
  static let testValue = true
}

extension DependencyValues {
  var isTesting: Bool { self[IsTestingKey.self] }
}

@Suite struct IsTestingByAKey {
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `a feature can ask whether a test runs it`(context: DependencyContext) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.isTesting) var isTesting
      #expect(isTesting == (context == .test))
    }
  }
}

/// How a key finds its value for an app.
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
