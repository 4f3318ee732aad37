import Dependencies
import TestTools
import Testing
import WeatherClient
import WeatherClientLive

@Suite struct Fallbacks {
  @Test func `a preview falls back to the live value`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(Greeter.self) var greeter
      #expect(greeter.source == "live, by type")
    }
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.preview, "test"), (.test, "test")])
  func `a live value may come from another module, though not for a preview`(
    context: DependencyContext,
    source: String
  ) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.weather.source) var found
      #expect(found == source)
    }
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")])
  func `each context has the value that the key has for it`(
    context: DependencyContext,
    source: String
  ) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.greeter.source) var found
      #expect(found == source)
    }
  }

  @Test func `a test of a key without a test value gets its preview value`() {
    enum Lamp: DependencyKey {
      static let liveValue = "live"
      static let previewValue = "preview"
    }
    let issues = IssueLog.messages {
      @Dependency(Lamp.self) var lamp
      #expect(lamp == "preview")
    }
    #expect(issues.count == 1)
  }
}
