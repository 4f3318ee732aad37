// Right as well: the events go through a stream, which is read when the checkout is done.

import Dependencies

/// What a shop hears of the people who buy there.
struct ShopAnalytics: Sendable {
  var track: @Sendable (ShopEvent) -> Void
}

struct ShopEvent: Equatable, Sendable {
  var name: String
  var properties: [String: String] = [:]
}

extension ShopAnalytics: TestDependencyKey {
  static let testValue = ShopAnalytics(track: unimplemented("ShopAnalytics.track"))
}

extension DependencyValues {
  var shopAnalytics: ShopAnalytics {
    get { self[ShopAnalytics.self] }
    set { self[ShopAnalytics.self] = newValue }
  }
}

@MainActor
protocol Checkout {
  func buyButtonTapped() async
}

/// Whether a checkout tracks "Buy Tapped" without properties, then "Paid" with the properties "item"
/// and "price", and nothing else from the moment that it is made.
@MainActor
func buyingIsTrackedExactly(
  _ item: String,
  for price: Int,
  in makeCheckout: () -> any Checkout
) async -> Bool {
  let (events, log) = AsyncStream.makeStream(of: ShopEvent.self)
  let checkout = withDependencies {
    $0.shopAnalytics.track = { log.yield($0) }
  } operation: {
    makeCheckout()
  }
  await checkout.buyButtonTapped()
  log.finish()
  var heard: [ShopEvent] = []
  for await event in events { heard.append(event) }
  return heard == [
    ShopEvent(name: "Buy Tapped"),
    ShopEvent(name: "Paid", properties: ["item": item, "price": "\(price)"]),
  ]
}
