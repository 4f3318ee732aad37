import Dependencies
import Foundation
import LocationServices
import TestProbes
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ShowDenied {
  // Demand 1
  @Test func `the notice is there as soon as the screen is`() async {
    let all = AuthorizationStatus.allCases.map { Step.appears($0) }
    await everyOrder(upTo: 2, of: { _ in all }, fault: { await fault(after: $0, in: .test) })
  }

  // Demand 2
  @Test(arguments: contexts)
  func `the notice follows in every order of changes and screens`(
    _ context: DependencyContext
  ) async {
    await everyOrder(
      upTo: context == .test ? 3 : 2,
      of: { Step.following($0, of: Step.ofTheStatus) },
      fault: { await fault(after: $0, in: context) }
    )
  }

  @Test func `two screens at once follow a system each`() async {
    let (first, second) = (System(.denied), System(.denied))
    let screens = [first.makeScreen(), second.makeScreen(), first.makeScreen()]
    for screen in screens { await screen.appears() }
    await second.changes(to: .restricted)
    #expect(
      screens.map(\.model.notice) == [.youSaidNo, .othersDecided, .youSaidNo],
      "The second of two devices is now restricted. Screens of the first, second and first show:"
    )
    for screen in screens { await screen.goesAway() }
  }

  // Demand 3
  @Test func `the button asks for nothing where the answer is no`() async {
    let all = AuthorizationStatus.allCases.map { Step.becomes([$0]) }
    await everyOrder(
      upTo: 4,
      of: { $0.count.isMultiple(of: 2) ? all : [.taps] },
      fault: { await fault(after: $0, in: .test) }
    )
  }

  // Demand 4
  @Test(arguments: contexts)
  func `notice and pin do not disturb each other, in every order`(
    _ context: DependencyContext
  ) async {
    await everyOrder(
      upTo: context == .test ? 3 : 2,
      of: { Step.following($0, of: Step.ofThePin) },
      fault: { await fault(after: $0, in: context) }
    )
  }

  // Demand 5
  @Test(arguments: contexts)
  func `a screen that has gone away hears nothing, however often it comes and goes`(
    _ context: DependencyContext
  ) async {
    let system = System(.restricted, in: context)
    let screen = system.makeScreen()
    await screen.appears()
    await screen.goesAway()
    #expect(system.listeners.count == 0, "The screen has gone away, and still listens.")
    let left = screen.model.notice
    await system.changes(to: .authorizedWhenInUse)
    #expect(screen.model.notice == left, "The screen has gone away, and its notice changes.")
    await screen.appears()
    let listeners = system.listeners.count
    screen.goesAwayAtOnce()
    await screen.appears()
    #expect(system.listeners.count <= listeners, "The screen went, and is back. Listeners:")
    for status in AuthorizationStatus.allCases {
      await system.changes(to: status)
      screen.taps()
      await screen.goesAway()
      #expect(system.listeners.count == 0, "The button was tapped, and the screen went. Listeners:")
      await screen.appears()
    }
    await screen.goesAway()
  }

  @Test(arguments: contexts)
  func `a screen that has gone away is not kept alive`(_ context: DependencyContext) async {
    let system = System(.denied, in: context)
    var screen: Screen? = system.makeScreen()
    weak let model = screen?.model
    await screen?.appears()
    await screen?.goesAway()
    screen = nil
    #expect(model == nil, "The screen has gone away, and something keeps its model alive.")
  }

  /// What is not as these steps make it, where the person was not asked and the screen is there.
  private func fault(after steps: [Step], in context: DependencyContext) async -> String? {
    let system = System(.notDetermined, in: context)
    let screen = system.makeScreen()
    let model = screen.model
    await screen.appears()
    var (pin, requests) = (Location?.none, [String]())
    for step in steps {
      let (notice, location) = (model.notice, model.location)
      let view = TestView { (model.notice, model.location) }
      switch step {
      case .appears(let status):
        await screen.goesAway()
        system.changesAtOnce(to: status)
        await screen.appears()
      case .isBack(let status):
        screen.goesAwayAtOnce()
        await screen.appears { system.changesAtOnce(to: status) }
      case .becomes(let statuses):
        for status in statuses { system.changesAtOnce(to: status) }
        await TestClock().advance()
      case .located(let location):
        pin = location
        await system.says(.didUpdateLocations([.elsewhere, location]))
      case .findsNothing: await system.says(.didUpdateLocations([]))
      case .fails(let code): await system.says(.didFail(LocationError(code, "No.")))
      case .taps:
        requests += system.status.requests
        screen.taps()
      }
      if model.notice != system.status.notice {
        return "The notice is \(model.notice.map { "\($0)" } ?? "nil"), for \(system.status)."
      }
      if model.location != pin { return "The pin is not at the last location." }
      if system.requests != requests { return "It asked for \(system.requests), not \(requests)." }
      if (model.notice, model.location) != (notice, location), !view.isTold {
        return "No view is notified of the new notice or pin."
      }
    }
    await screen.goesAway()
    return nil
  }
}

private enum Step: Equatable, CustomStringConvertible {
  case appears(AuthorizationStatus)
  case isBack(AuthorizationStatus)
  case becomes([AuthorizationStatus])
  case located(Location)
  case fails(LocationError.Code)
  case findsNothing, taps

  static let ofTheStatus: [Self] = [
    .becomes([.denied]), .becomes([.restricted]), .becomes([.denied, .authorizedWhenInUse]),
    .becomes([.restricted, .denied]), .appears(.denied), .isBack(.restricted), .findsNothing,
    .becomes([.notDetermined]), .becomes([.authorizedWhenInUse]), .appears(.notDetermined),
  ]

  static let ofThePin: [Self] = [
    .located(.here), .located(.there), .becomes([.denied]), .appears(.restricted), .taps,
    .becomes([.restricted, .notDetermined, .authorizedWhenInUse]),
    .fails(.denied), .fails(.locationUnknown), .fails(.network),
  ]

  /// What may come next. The last three change nothing at first, without notice and pin.
  static func following(_ steps: [Self], of all: [Self]) -> [Self] {
    all.dropLast(steps.isEmpty ? 3 : 0).filter { $0 != steps.last }
  }

  var description: String {
    switch self {
    case .appears(let status): "the screen goes, the record says \(status), it appears"
    case .isBack(let status): "the screen goes and is back, and the status becomes \(status)"
    case .becomes(let statuses):
      "the status becomes \(statuses.map { "\($0)" }.joined(separator: ", "))"
    case .located(let place): "a location at \(place.latitude) is sent"
    case .findsNothing: "an empty list of locations is sent"
    case .fails(let code): "a request fails (\(code))"
    case .taps: "the button is tapped"
    }
  }
}

/// A system that does what the test tells it to.
@MainActor
private final class System {
  let listeners = Listeners()
  private(set) var status: AuthorizationStatus
  private(set) var requests: [String] = []
  private let context: DependencyContext

  init(_ status: AuthorizationStatus, in context: DependencyContext = .test) {
    self.status = status
    self.context = context
  }

  func makeScreen() -> Screen {
    let client = LocationClient(
      authorizationStatus: { self.status },
      requestWhenInUseAuthorization: { self.requests.append("permission") },
      requestLocation: { self.requests.append("location") },
      events: { self.listeners.events() }
    )
    return withDependencies {
      $0.context = context
      $0.locationClient = client
    } operation: {
      Screen(FindMe(), in: context)
    }
  }

  func changes(to status: AuthorizationStatus) async {
    changesAtOnce(to: status)
    await TestClock().advance()
  }

  func changesAtOnce(to status: AuthorizationStatus) {
    self.status = status
    listeners.tell(.didChangeAuthorization(status))
  }

  /// One event after the other, with no time between.
  func says(_ events: LocationClient.Event...) async {
    for event in events { listeners.tell(event) }
    await TestClock().advance()
  }
}

/// What a view does with its model.
@MainActor
private final class Screen {
  let model: FindMe
  private let context: DependencyContext
  private var task: Task<Void, Never>?

  init(_ model: FindMe, in context: DependencyContext) {
    self.model = model
    self.context = context
  }

  func appears(_ meanwhile: @escaping @MainActor () -> Void = {}) async {
    task = Task { [model, context] in await inContext(context) { await model.task() } }
    Task { meanwhile() }
    await TestClock().advance()
  }

  func taps() { inContext(context) { model.locateButtonTapped() } }

  func goesAwayAtOnce() {
    task?.cancel()
    task = nil
  }

  func goesAway() async {
    goesAwayAtOnce()
    await TestClock().advance()
  }
}

extension AuthorizationStatus {
  fileprivate var notice: Notice? {
    switch self {
    case .denied: .youSaidNo
    case .restricted: .othersDecided
    case .notDetermined, .authorizedWhenInUse: nil
    }
  }

  fileprivate var requests: [String] {
    switch self {
    case .denied, .restricted: []
    case .notDetermined: ["permission"]
    case .authorizedWhenInUse: ["location"]
    }
  }
}

extension Location {
  fileprivate static let (here, there, elsewhere) = (at(35.0137), at(-33.8568), at(1))

  private static func at(_ latitude: Double) -> Location {
    Location(latitude: latitude, longitude: 135.7943, timestamp: Date(timeIntervalSince1970: 7))
  }
}
