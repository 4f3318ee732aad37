import Dependencies
import TestProbes
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite(.serialized) struct ExactLog {
  // Demand 1
  @Test(arguments: Purchase.all)
  fileprivate func `the right log passes, each time`(_ purchase: Purchase) async {
    for _ in 1...2 {
      let isExact = await purchase.isTrackedExactly(by: purchase.right)
      #expect(isExact, "A checkout that tracks exactly what it should does not pass your check.")
    }
  }

  // Demand 2
  @Test(arguments: Purchase.all)
  fileprivate func `one that tracks less, more, or in another order does not pass`(
    _ purchase: Purchase
  ) async {
    await refuse(purchase, purchase.otherEvents)
  }

  // Demand 3
  @Test(arguments: Purchase.all)
  fileprivate func `one whose event has another name does not pass`(_ purchase: Purchase) async {
    await refuse(purchase, purchase.otherNames)
  }

  // Demand 4
  @Test(arguments: Purchase.all)
  fileprivate func `one whose event has other properties does not pass`(
    _ purchase: Purchase
  ) async {
    await refuse(purchase, purchase.otherProperties)
  }

  private func refuse(_ purchase: Purchase, _ wrong: [Purchase.Mistake]) async {
    // Written in capitals, an item without letters is still right.
    for (mistake, events) in wrong where events != purchase.right {
      let isExact = await purchase.isTrackedExactly(by: events)
      #expect(!isExact, "A checkout that \(mistake) passes your check.")
    }
  }

  // Demand 2
  @Test func `what is tracked when the checkout is made counts`() async {
    for (screens, purchase) in Purchase.all.enumerated() where screens > 0 {
      let isExact = await buyingIsTrackedExactly(purchase.item, for: purchase.price) {
        ScriptedCheckout(screens: screens, purchase.right)
      }
      #expect(!isExact, "A checkout that tracks screens when it is made passes your check.")
    }
  }

  @Test func `two checks at once do not mix their logs`() async {
    let (teapot, kettle) = (Purchase.all[0], Purchase.all[1])
    let checks = [
      Task { await teapot.isTrackedExactly(by: teapot.right) },
      Task { await kettle.isTrackedExactly(by: kettle.right) },
      Task { await teapot.isTrackedExactly(by: [teapot.paid]) },
      Task { await teapot.isTrackedExactly(by: teapot.right) },
    ]
    var answers: [Bool] = []
    for check in checks { answers.append(await check.value) }
    #expect(
      answers == [true, true, false, true],
      "Four checks are under way at once, and only the third checkout is wrong. They answer:"
    )
  }

  // Demand 1
  @Test func `one checkout is made, and its button is tapped once`() async {
    for (purchase, count) in Purchase.all.flatMap({ [($0, 2), ($0, 1), ($0, 0)] }) {
      var checkouts: [ScriptedCheckout] = []
      _ = await buyingIsTrackedExactly(purchase.item, for: purchase.price) {
        let checkout = ScriptedCheckout(Array(purchase.right.prefix(count)))
        checkouts.append(checkout)
        return checkout
      }
      #expect(
        checkouts.map(\.taps) == [1],
        """
        Your check should make one checkout and tap its button once, also if the log is wrong. \
        Taps on each that it makes:
        """
      )
    }
  }
}

/// Tracks what it was told to, with a pause before each event.
@MainActor
private final class ScriptedCheckout: Checkout {
  @Dependency(\.shopAnalytics) private var analytics
  private let events: [ShopEvent]
  private(set) var taps = 0

  init(screens: Int = 0, _ events: [ShopEvent]) {
    self.events = events
    for _ in 0..<screens { analytics.track(ShopEvent(name: "Screen Viewed")) }
  }

  func buyButtonTapped() async {
    taps += 1
    for event in events {
      await Task.yield()
      analytics.track(event)
    }
  }
}

private struct Purchase: Sendable, CustomTestStringConvertible {
  let item: String
  let price: Int

  static let all =
    [
      Self(item: "teapot", price: 30), Self(item: "kettle", price: 1_450),
      Self(item: "price", price: 9), Self(item: "", price: 0), Self(item: "a=b:c", price: 7),
    ] + oddTexts.map { Self(item: $0, price: .max) }

  var testDescription: String { "\(item.debugDescription) for \(price)" }
  var tapped: ShopEvent { ShopEvent(name: "Buy Tapped") }
  var paid: ShopEvent { paid(["item": item, "price": "\(price)"]) }
  var right: [ShopEvent] { [tapped, paid] }

  func paid(_ properties: [String: String]) -> ShopEvent {
    ShopEvent(name: "Paid", properties: properties)
  }

  @MainActor
  func isTrackedExactly(by events: [ShopEvent]) async -> Bool {
    await buyingIsTrackedExactly(item, for: price) { ScriptedCheckout(events) }
  }

  /// A log with one mistake.
  typealias Mistake = (mistake: String, events: [ShopEvent])

  var otherEvents: [Mistake] {
    let screen = ShopEvent(name: "Screen Viewed")
    return [
      ("tracks nothing", []),
      ("never says that it was paid", [tapped]),
      ("never says that the button was tapped", [paid]),
      ("tracks the payment before the tap", [paid, tapped]),
      ("tracks the payment twice", [tapped, paid, paid]),
      ("tracks the payment twice and no tap", [paid, paid]),
      ("tracks the tap twice", [tapped, tapped, paid]),
      ("tracks the tap twice and no payment", [tapped, tapped]),
      ("tracks the tap again after the payment", [tapped, paid, tapped]),
      ("tracks a screen before the tap", [screen, tapped, paid]),
      ("tracks a screen between the two", [tapped, screen, paid]),
      ("tracks a screen after the payment", [tapped, paid, screen]),
      ("tracks a screen in place of the tap", [screen, paid]),
      ("tracks everything twice", right + right),
      ("tracks an event without a name", [tapped, ShopEvent(name: ""), paid]),
      (
        "makes an event of each key and each value",
        ["Buy Tapped", "Paid", "item", item, "price", "\(price)"].map { ShopEvent(name: $0) }
      ),
    ]
  }

  var otherNames: [Mistake] {
    [
      "buy tapped", "Buy Tapped ", " Buy Tapped", "Buy Tapped Twice", "Not Buy Tapped",
    ].map { ("calls the tap “\($0)”", [ShopEvent(name: $0), paid]) }
      + ["PAID", "Payed", "Paid ", " Paid", "Paid Twice", "Not Paid"].map {
        ("calls the payment “\($0)”", [tapped, ShopEvent(name: $0, properties: paid.properties)])
      }
  }

  var otherProperties: [Mistake] {
    let cost = "\(price)"
    let prices: [Mistake] = [
      "\(price - 1)", "\(cost) €", "0\(cost)", "+\(cost)", "\(cost).0", " \(cost)", "\(cost) ",
    ].map { ("writes the price “\($0)”", [tapped, paid(["item": item, "price": $0])]) }
    let keys: [Mistake] = [
      ("product", "price"), ("Item", "price"), (" item", "price"), ("item ", "price"),
      ("item", "cost"), ("item", "Price"), ("item", " price"), ("item", "price "),
    ].map { ("has the keys “\($0)” and “\($1)”", [tapped, paid([$0: item, $1: cost])]) }
    return [
      ("writes a space behind the item", [tapped, paid(["item": "\(item) ", "price": cost])]),
      ("tracks another item", [tapped, paid(["item": "spoon", "price": cost])]),
      ("writes the item in capitals", [tapped, paid(["item": item.uppercased(), "price": cost])]),
      ("has the key “ite”", [tapped, paid(["ite": "m\(item)", "price": cost])]),
      ("has the key “item=a”", [tapped, paid(["item=a": "b:c", "price": cost])]),
      ("has the key “item:a=b”", [tapped, paid(["item:a=b": "c", "price": cost])]),
      ("swaps the item and the price", [tapped, paid(["item": cost, "price": item])]),
      ("leaves the price out", [tapped, paid(["item": item])]),
      ("leaves the item out", [tapped, paid(["price": cost])]),
      ("leaves both properties out", [tapped, paid([:])]),
      ("tells who paid", [tapped, paid(["item": item, "price": cost, "name": "Ada"])]),
      ("tells a name that is empty", [tapped, paid(["item": item, "price": cost, "name": ""])]),
      ("tells a name without a key", [tapped, paid(["item": item, "price": cost, "": "Ada"])]),
      (
        "tells a name that is empty with the tap",
        [ShopEvent(name: "Buy Tapped", properties: ["name": ""]), paid]
      ),
      ("tells who tapped", [ShopEvent(name: "Buy Tapped", properties: ["name": "Ada"]), paid]),
      (
        "tells the properties with the tap, and none with the payment",
        [ShopEvent(name: "Buy Tapped", properties: paid.properties), paid([:])]
      ),
    ] + prices + keys + oneForTwo
  }

  /// One property that looks like two to a check that joins keys and values to a text.
  private var oneForTwo: [Mistake] {
    ["", ";", ",", ", ", "&", "|", " ", "\t", "\n"].flatMap { comma in
      ["", "=", ":", ": "].map { equals in
        let both = "\(item)\(comma)price\(equals)\(price)"
        return ("writes the price into the item", [tapped, paid(["item": both])])
      }
    }
  }
}
