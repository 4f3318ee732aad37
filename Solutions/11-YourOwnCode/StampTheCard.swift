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
  let start = Date(timeIntervalSince1970: 1_234_567)
  let now = LockIsolated(start)
  let card = withDependencies {
    $0.date = DateGenerator { now.value }
    $0.uuid = .incrementing
  } operation: {
    makeCard()
  }
  var cups = 0
  var expected: [Stamp] = []
  func buyCup(at seconds: TimeInterval) {
    now.setValue(start.addingTimeInterval(seconds))
    card.cupBought()
    expected.append(Stamp(id: UUID(cups), date: now.value))
    cups += 1
  }

  let month: TimeInterval = 30 * 24 * 60 * 60
  buyCup(at: 0)
  buyCup(at: 1)
  guard card.stamps == expected else { return false }
  buyCup(at: month - 0.001)
  guard card.stamps == expected else { return false }
  buyCup(at: month)
  expected.removeFirst()
  guard card.stamps == expected else { return false }

  for freeCups in 1...3 {
    // What is on the card by then is too old, and does not count for the next free cup.
    let later = 3 * month * Double(freeCups)
    buyCup(at: later)
    expected = [expected.removeLast()]
    guard card.stamps == expected else { return false }
    while expected.count < 9 { buyCup(at: later + Double(cups)) }
    guard card.stamps == expected, card.freeCups == freeCups - 1 else { return false }
    buyCup(at: later + Double(cups))
    guard card.stamps.isEmpty, card.freeCups == freeCups else { return false }
    expected = []
    buyCup(at: later + Double(cups))
  }
  return true
}
