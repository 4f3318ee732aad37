import LocationServices

/// What the stage has to know of a map, whichever it is.
@MainActor
protocol MapModel: AnyObject, Sendable {
  /// Where the pin is.
  var location: Location? { get }
  var activity: MapActivity { get }
  /// Why there is no new location, in a sentence.
  var problem: String? { get }

  /// The map has appeared. Its task is cancelled when it goes away.
  func task() async
  func locateButtonTapped()
}

/// What a map waits for.
enum MapActivity {
  case idle
  /// The person has to say whether the map may know.
  case asking
  /// The system has to find out.
  case locating
}
