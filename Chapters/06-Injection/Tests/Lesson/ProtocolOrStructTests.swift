import Dependencies
import DependenciesTestSupport
import IssueReporting
import LocationServices
import Testing

@testable import InjectionChapter

/// The client of this chapter as a protocol, as many teams have theirs.
private protocol Locating: Sendable {
  func locate() async throws -> Location
  func address(of place: Location) async throws -> String
}

private struct LiveLocating: Locating {
  func locate() async throws -> Location { try await LocationClient.liveValue.locate() }
  func address(of place: Location) async throws -> String { "Kyoto" }
}

private enum LocatingKey: DependencyKey {
  static var liveValue: any Locating { LiveLocating() }
  static var testValue: any Locating { MockLocating() }
}

private struct MockLocating: Locating {
  var onLocate: @Sendable () async throws -> Location = unimplemented("Locating.locate")
  var onAddress: @Sendable (Location) async throws -> String = unimplemented("Locating.address")

  func locate() async throws -> Location { try await onLocate() }
  func address(of place: Location) async throws -> String { try await onAddress(place) }
}

/// The same as a struct.
private struct Locator: Sendable {
  var locate: @Sendable () async throws -> Location = { .eikanDo }
  var address: @Sendable (_ of: Location) async throws -> String = { _ in "Kyoto" }
}

/// The samples of the lesson.
@Suite struct ProtocolOrStruct {
  @Test(.filterIssues { $0.isFailure })
  func `a mock of a protocol has a closure for each function`() async {
    await withDependencies {
      var mock = MockLocating()
      mock.onAddress = { _ in throw LocationError(.locationUnknown, "No address.") }
      $0[LocatingKey.self] = mock
    } operation: {
      @Dependency(LocatingKey.self) var locating
      await #expect(throws: LocationError.self) { try await locating.address(of: .eikanDo) }
      await withKnownIssue {
        _ = try? await locating.locate()
      } matching: { issue in
        "\(issue)".contains("Unimplemented: Locating.locate")
      }
    }
  }

  @Test func `with a struct, each failure is a line in its test`() async {
    var client = Locator()
    client.address = { _ in throw LocationError(.locationUnknown, "No address.") }
    await #expect(throws: LocationError.self) { try await client.address(.eikanDo) }
  }
}
