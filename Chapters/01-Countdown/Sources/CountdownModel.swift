/// What the stage shows of a countdown, and how it starts one. Each version has it.
@MainActor
protocol CountdownModel: AnyObject {
  var secondsLeft: Int { get }
  var isConfettiFalling: Bool { get }
  func start() async throws
}
