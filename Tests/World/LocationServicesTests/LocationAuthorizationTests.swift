import OutsideWorld
import TestWorlds
import Testing

@testable import LocationServices

@MainActor
@Suite struct LocationAuthorizationTests {
  let world = TestWorld(declaring: .location)
  let log = LocationDelegateLog()

  private func manager(
    answering answer: PermissionPrompt.Answer = .allow
  ) -> LocationManager {
    LocationManager(system: world.locationSystem(answering: answer))
  }

  @Test(arguments: [
    (PermissionPrompt.Answer.allow, AuthorizationStatus.authorizedWhenInUse),
    (.dontAllow, .denied),
  ])
  func `the delegate gets the person’s answer`(
    answer: PermissionPrompt.Answer,
    status: AuthorizationStatus
  ) async {
    let manager = manager(answering: answer)
    manager.delegate = log
    _ = await log.next()
    manager.requestWhenInUseAuthorization()
    #expect(log.entries.count == 1)
    #expect(await log.next() == .authorization(status))
    #expect(manager.authorizationStatus == status)
    #expect(world.footprint.summary == "1 permission prompt")
  }

  private nonisolated static let notAsked = """
    This app has not asked for your location yet: it must call requestWhenInUseAuthorization() \
    first and wait for the answer.
    """

  @Test(arguments: [
    (PermissionStatus.notDetermined, AuthorizationStatus.notDetermined, notAsked),
    (
      .denied, .denied,
      """
      “App” may not use your location, because you did not allow it: a reset of the permissions \
      lets it ask again.
      """
    ),
    (
      .restricted, .restricted,
      """
      “App” may not use your location, because this computer restricts it: ask the person who \
      manages it.
      """
    ),
  ])
  func `a location is given only after a yes, and no answer is asked for again`(
    record: PermissionStatus,
    status: AuthorizationStatus,
    sentence: String
  ) async {
    world.decide(record, .location)
    let manager = manager()
    manager.delegate = log
    if record != .notDetermined { manager.requestWhenInUseAuthorization() }
    manager.requestLocation()
    #expect(await log.next() == .authorization(status))
    #expect(await log.next() == .failure(sentence))
    #expect(world.footprint.summary == "untouched")
  }

  @Test func `without a usage description there is no prompt`() async {
    let world = TestWorld()
    let manager = LocationManager(system: world.locationSystem())
    manager.delegate = log
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(await log.next() == .authorization(.notDetermined))
    #expect(await log.next() == .failure(Self.notAsked))
    #expect(world.footprint.summary == "untouched")
    #expect(
      world.notes == [
        """
        No prompt is shown, because this app does not say why it needs your location: call \
        UsageDescriptions.declare(.location, "why the app needs this") before it asks.
        """
      ]
    )
  }
}
