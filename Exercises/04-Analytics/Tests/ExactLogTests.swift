import Dependencies
import DependenciesTestSupport
import Testing

@testable import AnalyticsExercises

@MainActor
@Suite struct ExactLog {
  @Test func `the right log passes`() async {
    let isExact = await buyingIsTrackedExactly { ScriptedCheckout([.buyTapped, .paid]) }
    #expect(isExact, "A checkout that tracks exactly what it should does not pass your check.")
  }

  @Test func `the right log passes twice`() async {
    _ = await buyingIsTrackedExactly { ScriptedCheckout([.buyTapped, .paid]) }
    let isExact = await buyingIsTrackedExactly { ScriptedCheckout([.buyTapped, .paid]) }
    #expect(isExact, "The second checkout does not pass: the events of the first are in its log.")
  }

  @Test(arguments: MistakenCheckout.all)
  fileprivate func `a wrong log does not pass`(mistaken: MistakenCheckout) async {
    let isExact = await buyingIsTrackedExactly { ScriptedCheckout(mistaken.events) }
    #expect(!isExact, "A checkout that \(mistaken.mistake) passes your check.")
  }
}

/// Tracks what it was told to.
@MainActor
private final class ScriptedCheckout: Checkout {
  @Dependency(\.shopAnalytics) private var analytics
  private let events: [ShopEvent]

  init(_ events: [ShopEvent]) { self.events = events }

  func buyButtonTapped() async {
    for event in events {
      await Task.yield()
      analytics.track(event)
    }
  }
}

private struct MistakenCheckout: Sendable, CustomTestStringConvertible {
  let mistake: String
  let events: [ShopEvent]

  var testDescription: String { mistake }

  static let all = [
    Self(mistake: "tracks nothing", events: []),
    Self(mistake: "never says that it was paid", events: [.buyTapped]),
    Self(mistake: "never says that the button was tapped", events: [.paid]),
    Self(mistake: "tracks the payment before the tap", events: [.paid, .buyTapped]),
    Self(mistake: "tracks the payment twice", events: [.buyTapped, .paid, .paid]),
    Self(mistake: "tracks the tap twice", events: [.buyTapped, .buyTapped, .paid]),
    Self(
      mistake: "tracks a screen besides",
      events: [ShopEvent(name: "Screen Viewed"), .buyTapped, .paid]
    ),
    Self(
      mistake: "tracks something after the payment",
      events: [.buyTapped, .paid, ShopEvent(name: "Screen Viewed")]
    ),
    Self(
      mistake: "tracks another price",
      events: [.buyTapped, ShopEvent(name: "Paid", properties: ["item": "teapot", "price": "31"])]
    ),
    Self(
      mistake: "leaves the price out",
      events: [.buyTapped, ShopEvent(name: "Paid", properties: ["item": "teapot"])]
    ),
    Self(
      mistake: "tells who paid",
      events: [
        .buyTapped,
        ShopEvent(name: "Paid", properties: ["item": "teapot", "price": "30", "name": "Ada"]),
      ]
    ),
    Self(
      mistake: "tells who tapped",
      events: [ShopEvent(name: "Buy Tapped", properties: ["name": "Ada"]), .paid]
    ),
  ]
}

extension ShopEvent {
  fileprivate static let buyTapped = Self(name: "Buy Tapped")
  fileprivate static let paid = Self(name: "Paid", properties: ["item": "teapot", "price": "30"])
}
