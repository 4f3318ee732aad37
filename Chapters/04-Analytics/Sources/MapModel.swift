/// What the stage has to know of a map, whichever it is.
@MainActor
protocol MapModel: AnyObject {
  var place: Place? { get }
  var problem: String? { get }
  func screenAppeared()
  func locateButtonTapped() async
}
