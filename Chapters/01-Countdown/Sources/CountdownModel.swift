/// What the stage has to know of a countdown, whichever it is.
@MainActor
protocol CountdownModel: AnyObject {
  var secondsLeft: Int { get }
  var isConfettiFalling: Bool { get }
  func start() async throws
}
