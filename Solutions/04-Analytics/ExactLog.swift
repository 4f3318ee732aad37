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

/// Whether a checkout tracks "Buy Tapped" without properties, then "Paid" with the properties
/// "item" and "price", and nothing else from the moment that it is made.
@MainActor
func buyingIsTrackedExactly(
  _ item: String,
  for price: Int,
  in makeCheckout: () -> any Checkout
) async -> Bool {
  let events = LockIsolated<[ShopEvent]>([])
  let checkout = withDependencies {
    $0.shopAnalytics.track = { event in events.withValue { $0.append(event) } }
  } operation: {
    makeCheckout()
  }
  await checkout.buyButtonTapped()
  return events.value == [
    ShopEvent(name: "Buy Tapped"),
    ShopEvent(name: "Paid", properties: ["item": item, "price": "\(price)"]),
  ]
}
