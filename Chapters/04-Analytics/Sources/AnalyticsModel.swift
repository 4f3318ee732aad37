/// What the stage has to know of a map.
@MainActor
protocol MapModel: AnyObject {
  var place: Place? { get }
  var problem: String? { get }
  func screenAppeared()
  func locateButtonTapped() async
}
