import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ShowDenied {
  // Demand 1
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `the notice is there as soon as the screen is`(_ context: DependencyContext) async {
    let system = System(.denied, in: context)
    let screen = system.makeScreen()
    for status in [.denied] + AuthorizationStatus.manyChanges {
      await system.changes(to: status)
      await screen.appears()
      #expect(
        screen.model.notice == status.notice,
        "The record says \(status), the screen has appeared, and the notice does not fit."
      )
      #expect(system.requests == [], "The screen has appeared, and asks for something by itself.")
      await screen.goesAway()
    }
  }

  // Demand 2
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `the notice follows each change`(_ context: DependencyContext) async {
    let system = System(.restricted, in: context)
    let screen = system.makeScreen()
    await screen.appears { system.changesAtOnce(to: .denied) }
    #expect(screen.model.notice == .youSaidNo, "It became a no as the screen appeared. It says:")
    for status in AuthorizationStatus.manyChanges {
      await system.changes(to: status)
      #expect(
        screen.model.notice == status.notice,
        "The status has changed to \(status), and the notice does not fit."
      )
    }
    await system.says(
      .didChangeAuthorization(.restricted),
      .didUpdateLocations([.there]),
      .didChangeAuthorization(.denied),
      .didFail(LocationError(.locationUnknown, "No fix."))
    )
    #expect(screen.model.notice == .youSaidNo, "Four things happened at once, the no among them.")
    #expect(screen.model.location == .there, "Four things happened at once, a location among them.")
    await screen.goesAway()
  }

  @Test func `a view that shows the notice is drawn again when it changes`() async {
    let system = System(.authorizedWhenInUse)
    let screen = system.makeScreen()
    await screen.appears()
    var shown = screen.model.notice
    for status in AuthorizationStatus.manyChanges {
      let view = TestView { shown = screen.model.notice }
      await system.changes(to: status)
      #expect(
        view.isTold || shown == status.notice,
        "The status has changed to \(status), and no view hears that the notice is another one."
      )
    }
    await screen.goesAway()
  }

  // Demand 4
  @Test func `a failure and a location leave the notice as it is`() async {
    let system = System(.restricted)
    let screen = system.makeScreen()
    await screen.appears()
    await system.says(.didFail(LocationError(.denied, "No.")))
    #expect(screen.model.notice == .othersDecided, "A request has failed, the notice is another.")
    await system.says(.didUpdateLocations([.here]))
    await system.says(.didUpdateLocations([]))
    #expect(screen.model.notice == .othersDecided, "A location came, and the notice is another.")
    await system.changes(to: .authorizedWhenInUse)
    await system.says(.didFail(LocationError(.locationUnknown, "No fix.")))
    #expect(screen.model.notice == nil, "There is no fix, and the notice says that it is a no.")
    await screen.goesAway()
  }

  // Demand 3
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `the button asks for nothing where the answer is no, and else for what it did`(
    _ context: DependencyContext
  ) async {
    let system = System(.denied, in: context)
    let screen = system.makeScreen()
    await screen.appears()
    for status in [.denied] + AuthorizationStatus.manyChanges {
      let requests = system.requests.count
      await system.changes(to: status)
      let notice = screen.model.notice
      screen.taps()
      #expect(
        Array(system.requests.dropFirst(requests)) == status.requests,
        "The status is \(status), and the button was tapped. It has to ask for this:"
      )
      #expect(screen.model.notice == notice, "The status is \(status). A tap changes the notice:")
    }
    await screen.goesAway()
  }

  // Demand 4
  @Test func `the pin stays where it was`() async {
    let system = System(.authorizedWhenInUse)
    let screen = system.makeScreen()
    await screen.appears()
    await system.says(.didUpdateLocations([.there, .here]))
    #expect(screen.model.location == .here, "Locations came, and the pin is not at the last one.")
    for status in AuthorizationStatus.manyChanges {
      await system.changes(to: status)
      #expect(screen.model.location == .here, "The status is \(status), and the pin is gone.")
    }
    await system.says(.didUpdateLocations([.there]))
    #expect(screen.model.location == .there, "The pin does not move any more.")
    await screen.goesAway()
    await screen.appears()
    #expect(screen.model.location == .there, "The screen is back where it is no. The pin is gone.")
    await screen.goesAway()
  }

  // Demand 5
  @Test func `a screen that has gone away hears nothing, and one that is back looks again`() async {
    let system = System(.restricted)
    let screen = system.makeScreen()
    await screen.appears()
    await system.changes(to: .denied)
    #expect(system.listeners.count == 1, "One screen is there. So many listen:")
    await screen.goesAway()
    #expect(system.listeners.count == 0, "The screen has gone away, and still listens.")
    let left = screen.model.notice
    await system.changes(to: .authorizedWhenInUse)
    #expect(screen.model.notice == left, "The screen has gone away, and its notice changes.")

    await screen.appears()
    await system.changes(to: .denied)
    #expect(screen.model.notice == .youSaidNo, "The screen is back, and hears nothing.")
    await screen.goesAway()
    #expect(system.listeners.count == 0, "The screen has gone away again, and still listens.")
  }

  @Test func `a screen that has gone away is not kept alive`() async {
    let system = System(.denied)
    var screen: Screen? = system.makeScreen()
    weak let model = screen?.model
    await screen?.appears()
    await screen?.goesAway()
    screen = nil
    #expect(model == nil, "The screen has gone away, and something keeps its model alive.")
  }

  // Demand 2
  @Test func `two screens at once follow a system each`() async {
    let (first, second) = (System(.denied), System(.denied))
    let screens = [first.makeScreen(), second.makeScreen(), first.makeScreen()]
    for screen in screens { await screen.appears() }
    await second.changes(to: .restricted)
    #expect(
      screens.map(\.model.notice) == [.youSaidNo, .othersDecided, .youSaidNo],
      "The second of two devices was restricted. Screens of the first, second and first show:"
    )
    await first.changes(to: .authorizedWhenInUse)
    #expect(
      screens.map(\.model.notice) == [nil, .othersDecided, nil],
      "The first of two devices allows it. Screens of the first, second and first show:"
    )
    for screen in screens { await screen.goesAway() }
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

  func goesAway() async {
    task?.cancel()
    task = nil
    await TestClock().advance()
  }
}

extension AuthorizationStatus {
  /// Each status after each other one, and some of them twice in a row.
  fileprivate static let manyChanges: [AuthorizationStatus] = [
    .restricted, .notDetermined, .denied, .denied, .authorizedWhenInUse, .restricted, .restricted,
    .denied, .notDetermined, .restricted, .authorizedWhenInUse, .notDetermined, .notDetermined,
    .authorizedWhenInUse, .denied,
  ]

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
  fileprivate static let here = Location(
    latitude: 35.0137,
    longitude: 135.7943,
    timestamp: Date(timeIntervalSince1970: 7)
  )
  fileprivate static let there = Location(
    latitude: -33.8568,
    longitude: -70.5,
    timestamp: Date(timeIntervalSince1970: 8)
  )
}
