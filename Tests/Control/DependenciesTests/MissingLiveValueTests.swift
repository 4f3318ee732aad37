import Dependencies
import TestTools
import Testing
import TideClient

@Suite struct MissingLiveValue {
  @Test func `it is one issue, and the test value is used`() {
    let line: UInt = #line + 6
    let issues = IssueLog.issues {
      withDependencies {
        $0.context = .live
      } operation: {
        for _ in 1...3 {
          @Dependency(\.tides) var tides
          #expect(tides.source == "test")
        }
      }
    }
    let message = """
      @Dependency(\\.tides) has no live value, so its test value is used.

        asked for at:  DependenciesTests/MissingLiveValueTests.swift:\(line)
        declared at:   TideClient/TideClient.swift:14
        key:           TideClient
        type:          TideClient

      Link the module that gives TideClient its live value. If there is none, write it:

        extension TideClient: DependencyKey {
          static let liveValue: TideClient = …
        }

      Or set the dependency where the program starts:

        prepareDependencies {
          $0.tides = …
        }
      """
    let file = "DependenciesTests/MissingLiveValueTests.swift"
    #expect(issues == [.init(message: message, fileID: file, line: line)])
  }
}
