import Dependencies
import DependenciesTestSupport
import LocationServices
import Testing

@testable import InjectionChapter

/// The client of this chapter as a protocol, as many teams have theirs.
private protocol Locating: Sendable {
  @MainActor func locate() async throws -> Location
  @MainActor func address(of place: Location) async throws -> String
}

private struct NoSignal: Locating {
  func locate() async throws -> Location { throw LocationError(.locationUnknown, "No signal.") }
  func address(of place: Location) async throws -> String { "Kyoto" }
}

private struct NoAddress: Locating {
  func locate() async throws -> Location { .eikanDo }
  func address(of place: Location) async throws -> String {
    throw LocationError(.locationUnknown, "No address.")
  }
}

/// The same as a struct.
private struct Locator: Sendable {
  var locate: @MainActor @Sendable () async throws -> Location = { .eikanDo }
  var address: @MainActor @Sendable (_ of: Location) async throws -> String = { _ in "Kyoto" }
}

/// What is tested, with each of them.
@MainActor
private func sentence(from client: any Locating) async -> String {
  do { return try await client.address(of: client.locate()) } catch { return "\(error)" }
}

@MainActor
private func sentence(from client: Locator) async -> String {
  do { return try await client.address(client.locate()) } catch { return "\(error)" }
}

/// The samples of the lesson.
@MainActor
@Suite struct ProtocolOrStruct {
  @Test func `with a protocol, each failure is a type, and each type has every function`() async {
    #expect(await sentence(from: NoSignal()) == "No signal.")
    #expect(await sentence(from: NoAddress()) == "No address.")
  }

  @Test func `with a struct, each failure is a line in its test`() async {
    var client = Locator()
    client.locate = { throw LocationError(.locationUnknown, "No signal.") }
    #expect(await sentence(from: client) == "No signal.")
    client = Locator()
    client.address = { _ in throw LocationError(.locationUnknown, "No address.") }
    #expect(await sentence(from: client) == "No address.")
  }
}
