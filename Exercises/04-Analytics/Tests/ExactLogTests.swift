import Dependencies
import Testing

@testable import AnalyticsExercises

/// Tracks an event named "Viewed" while it is made, and all others at the tap.
private struct Counter: Checkout {
  @Dependency(\.shopAnalytics) private var analytics
  private let events: [ShopEvent]

  init(_ events: [ShopEvent]) {
    self.events = events
    for event in events where event.name == "Viewed" { analytics.track(event) }
  }

  func buyButtonTapped() async {
    for event in events where event.name != "Viewed" { analytics.track(event) }
  }
}

private enum Mistake: String {
  case viewsFirst = "tracks an event while it is made"
  case forgetsToPay = "does not track the payment"
  case paysFirst = "tracks the payment before the tap"
  case paysTwice = "tracks the payment twice"
  case anotherName = "calls the payment “Bought”"
  case noPrice = "leaves the price out"
  case anotherKey = "writes “Item” where it should be “item”"
  case anotherPrice = "tracks another price"
  case oneKeyMore = "says who has paid"
  case oneKeyAtTheTap = "says who has tapped"

  var events: [ShopEvent] {
    let right = Mistake.buying(["item": "teapot", "price": "1450"])
    let (tap, paid) = (right[0], right[1])
    return switch self {
    case .viewsFirst: [ShopEvent(name: "Viewed"), tap, paid]
    case .forgetsToPay: [tap]
    case .paysFirst: [paid, tap]
    case .paysTwice: [tap, paid, paid]
    case .anotherName: [tap, ShopEvent(name: "Bought", properties: paid.properties)]
    case .noPrice: Mistake.buying(["item": "teapot"])
    case .anotherKey: Mistake.buying(["Item": "teapot", "price": "1450"])
    case .anotherPrice: Mistake.buying(["item": "teapot", "price": "1540"])
    case .oneKeyAtTheTap: [ShopEvent(name: tap.name, properties: ["who": "Ada"]), paid]
    case .oneKeyMore: Mistake.buying(["item": "teapot", "price": "1450", "who": "Ada"])
    }
  }

  static func buying(_ paid: [String: String]) -> [ShopEvent] {
    [ShopEvent(name: "Buy Tapped"), ShopEvent(name: "Paid", properties: paid)]
  }
}

@MainActor
@Suite struct ExactLog {
  @Test(arguments: [("teapot", 1450), ("cup", 12)])
  func `a checkout that tracks exactly this passes`(item: String, price: Int) async {
    let events = Mistake.buying(["item": item, "price": "\(price)"])
    let passes = await buyingIsTrackedExactly(item, for: price) { Counter(events) }
    #expect(passes, "A checkout that is right does not pass.")
  }

  @Test(arguments: [Mistake.viewsFirst, .forgetsToPay, .paysFirst, .paysTwice])
  fileprivate func `less, more, or another order does not pass`(mistake: Mistake) async {
    await expectFailure(mistake)
  }

  @Test(arguments: [
    Mistake.anotherName, .noPrice, .anotherKey, .anotherPrice, .oneKeyMore, .oneKeyAtTheTap,
  ])
  fileprivate func `another name or other properties do not pass`(mistake: Mistake) async {
    await expectFailure(mistake)
  }

  /// A check that rejects everything finds no mistake, so a right checkout is tried first.
  private func expectFailure(_ mistake: Mistake) async {
    await `a checkout that tracks exactly this passes`(item: "teapot", price: 1450)
    let events = mistake.events
    let passes = await buyingIsTrackedExactly("teapot", for: 1450) { Counter(events) }
    let names = events.map(\.name).joined(separator: ", ")
    #expect(!passes, "A checkout that \(mistake.rawValue) passes. All that it tracks: \(names)")
  }
}
