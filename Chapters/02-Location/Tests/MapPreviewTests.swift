import Dependencies
import DependenciesTestSupport
import LocationServices
import Testing

@testable import LocationChapter

@MainActor
@Suite struct MapPreviews {
  @Test func `a yes leads to three places, one after the other`() async {
    let map = withDependencies {
      $0.context = .preview
    } operation: {
      ControlledMap()
    }
    let pins = await map.pinsOfThreeTaps()
    #expect(pins == [Location].walk.map { "pin at \($0.coordinates)" })
  }

  @Test(arguments: [
    Answer("allowed", .allowed, "pin at 35.02515° N, 135.79566° E"),
    Answer("refusing", .refusing, "You did not allow the map to know where you are."),
    Answer("denied", .denied, "You did not allow the map to know where you are."),
    Answer("restricted", .restricted, "This device may not tell where it is."),
    Answer("withoutFix", .withoutFix, "The receiver has no fix: go to a window."),
  ])
  func `each mock leads the demo to its end, without a person's help`(_ answer: Answer) async {
    let map = withDependencies {
      $0.locationClient = answer.client
    } operation: {
      ControlledMap()
    }
    await map.perform {}
    #expect(map.words == answer.words)
    #expect(map.activity == .idle)
  }

  @Test func `on a device that has said no, the map says nothing before the first tap`() async {
    let map = withDependencies {
      $0.locationClient = .denied
    } operation: {
      ControlledMap()
    }
    await map.perform(taps: 0) {}
    #expect(map.words == "no pin yet")
  }

  @Test func `a mock that was not asked for permission does not locate`() async {
    let client = LocationClient.mock(.notDetermined)
    var events = client.events().makeAsyncIterator()
    client.requestLocation()
    #expect(
      await events.next()
        == .didFail(
          LocationError(.denied, "The map has not asked whether it may know where you are.")
        )
    )
  }

  @Test func `each listener of a mock hears all of it`() async {
    let client = LocationClient.denied
    var listeners = (client.events().makeAsyncIterator(), client.events().makeAsyncIterator())
    client.requestLocation()
    let refusal = LocationClient.Event.didFail(
      LocationError(.denied, "You did not allow the map to know where you are.")
    )
    #expect(await listeners.0.next() == refusal)
    #expect(await listeners.1.next() == refusal)
  }

  @Test(.filterIssues { $0.isFailure })
  func `in a test, the demo names what it reached, and ends`() async {
    let map = ControlledMap()
    await withKnownIssue {
      await map.perform {}
    } matching: { issue in
      "\(issue)".contains("LocationClient.")
    }
    #expect(map.location == nil)
  }

  struct Answer: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let client: LocationClient
    let words: String

    init(_ name: String, _ client: LocationClient, _ words: String) {
      testDescription = name
      self.client = client
      self.words = words
    }
  }
}

extension ControlledMap {
  fileprivate func pinsOfThreeTaps() async -> [String] {
    var pins: [String] = []
    let screen = Task { await task() }
    await TestClock().advance()
    for _ in 1...3 {
      locateButtonTapped()
      await TestClock().advance()
      pins.append(words)
    }
    screen.cancel()
    return pins
  }
}
