import Dependencies
import LocationServices
import OutsideWorld
import TestTools
import Testing

@testable import InjectionChapter

/// The live location client, in a world of its own.
@MainActor
@Suite(.machineTime(.seconds(60))) struct LiveLocation {
  @Test func `a yes leads to the first place of the walk, and asks once`() async throws {
    try await withWorld(answering: .allow) { footprint in
      let place = try await LocationClient.liveValue.locate()
      #expect(place.coordinates == "35.0269° N, 135.7944° E")
      _ = try await LocationClient.liveValue.locate()
      #expect(footprint.count(of: .permissionPrompts) == 1)
      #expect(footprint.count(of: .fixesReceived) == 2)
    }
  }

  @Test func `a no is thrown as a sentence`() async throws {
    try await withWorld(answering: .dontAllow) { _ in
      await #expect(throws: LocationError.self) { try await LocationClient.liveValue.locate() }
    }
  }

  @Test func `a cancelled task does not wait for an answer`() async throws {
    try await withWorld(answering: nil) { _ in
      let locating = Task { try await LocationClient.liveValue.locate() }
      await TestClock().advance()
      locating.cancel()
      await #expect(throws: CancellationError.self) { try await locating.value }
    }
  }
}
