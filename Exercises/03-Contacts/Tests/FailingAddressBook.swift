import AddressCards
import Clocks
import ConcurrencyExtras
import Foundation
import TestProbes
import Testing

/// What the screen is waiting for when it goes away.
enum Wait: String, CaseIterable, Sendable {
  case begins = "its load was about to begin"
  case isAsked = "it asked for access"
  case isRead = "it read the address book"
}

/// An error of the store, or one of a type that no screen has met.
struct Failure: Sendable, CustomTestStringConvertible {
  let error: any Error
  var sentence: String { "\(error)" }
  var testDescription: String { sentence.debugDescription }

  static let all =
    ([
      .accessRefused, .accessRestricted, .folderMissing(path: "~/.contacts"),
      .folderUnreadable(path: "~/people", reason: "it is locked"),
      .noCards(path: "~/cards", skipped: []), .accessNotRequested,
    ] as [ContactStoreError]).map { Failure(error: $0) }
    + oddTexts.map { Failure(error: Complaint(description: $0)) }
    + ([URLError(.cancelled, userInfo: ["by": "cancel"]), Fire(floors: [1, 3])] as [any Error])
    .map { Failure(error: $0) }

  private struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  /// Its own words are what Swift makes of its name and what it holds.
  private struct Fire: LocalizedError {
    let floors: [Int]
    var errorDescription: String? { "It burns." }
  }
}

/// An address book that answers as it is told to, after a second where it is to be slow.
struct FailingAddressBook: Sendable {
  let clock = TestClock()
  let access = LockIsolated<Failure?>(nil)
  let failsOnce = LockIsolated<Failure?>(nil)
  let people = LockIsolated(["Anna Amberg"])
  let reads = LockIsolated(0)
  let slow = LockIsolated<Wait?>(nil)

  func requestAccess() async throws {
    if slow.value == .isAsked { try await clock.sleep(for: .seconds(1)) }
    if let refusal = access.value { throw refusal.error }
  }

  func everyone() async throws -> [Contact] {
    reads.withValue { $0 += 1 }
    if slow.value == .isRead { try await clock.sleep(for: .seconds(1)) }
    if let failure = failsOnce.withValue({ $0.take() }) { throw failure.error }
    // By family name, they would be in another order.
    return people.value.map {
      Contact(identifier: "\($0.prefix(1))", formattedName: $0, familyName: String($0.reversed()))
    }
  }
}
