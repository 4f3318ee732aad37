// Right as well: the check has a card of its own beside the other one, and both have to say the same.

import Dependencies
import Foundation
import Observation

struct Stamp: Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
}

/// A card of a tea shop: a stamp for each cup, and for ten stamps a free cup and a blank card. A stamp
/// is good for thirty days, and is off the card when the next cup is bought after that.
@MainActor
protocol StampCard {
  var stamps: [Stamp] { get }
  var freeCups: Int { get }
  func cupBought()
}

@MainActor @Observable
final class TeaCard: StampCard {
  private(set) var stamps: [Stamp] = []
  private(set) var freeCups = 0
  @ObservationIgnored @Dependency(\.date.now) private var now
  @ObservationIgnored @Dependency(\.uuid) private var uuid

  func cupBought() {
    let now = now
    stamps.removeAll { now.timeIntervalSince($0.date) >= 30 * 24 * 60 * 60 }
    stamps.append(Stamp(id: uuid(), date: now))
    if stamps.count == 10 {
      freeCups += 1
      stamps = []
    }
  }
}

/// Whether a card does what a card of this shop has to do. It may make as many cards as it likes.
@MainActor
func cardIsRight(_ makeCard: () -> any StampCard) -> Bool {
  let now = LockIsolated(Date(timeIntervalSince1970: 1_234_567))
  func made(_ makeCard: () -> any StampCard) -> any StampCard {
    withDependencies {
      $0.date = DateGenerator { now.value }
      $0.uuid = .incrementing
    } operation: {
      makeCard()
    }
  }
  let (mine, other) = (made { TeaCard() }, made(makeCard))
  let month: TimeInterval = 30 * 24 * 60 * 60
  let pauses = [0, 1, month - 2, 1, month - 1, 0, 2 * month] + Array(repeating: 1, count: 36)
  for pause in pauses {
    now.withValue { $0 += pause }
    mine.cupBought()
    other.cupBought()
    guard mine.stamps == other.stamps, mine.freeCups == other.freeCups else { return false }
  }
  return true
}
