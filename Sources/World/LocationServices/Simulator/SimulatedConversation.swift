import Foundation
import Loopback

/// What the simulator and one program say to each other.
struct SimulatedConversation {
  let connection: Connection
  let walker: Walker

  private static let longestRequest = 1024
  /// How long a program may take to read what it was sent.
  private static let patience = Duration.seconds(5)

  private var requests = LineBuffer(terminator: UInt8(ascii: ";"))
  private var watch = WatchState()

  init(connection: Connection, walker: Walker) {
    self.connection = connection
    self.walker = walker
  }

  mutating func run() throws(ConnectionError) {
    try send(SimulatedReport.version)
    var nextReport: ContinuousClock.Instant?
    while true {
      switch try next(by: nextReport) {
      case .requests(let bytes):
        requests.append(bytes)
        while let request = requests.nextLine(limit: Self.longestRequest) {
          try answer(request)
        }
        nextReport = watch.isOn ? nextReport ?? .now : nil
      case .timeForReport:
        let (point, next) = walker.step(at: .now)
        try send(SimulatedReport.position(point, at: Date()))
        nextReport = next
      case .end:
        return
      }
    }
  }

  private enum Turn {
    case requests([UInt8])
    case timeForReport
    case end
  }

  private func next(by nextReport: ContinuousClock.Instant?) throws(ConnectionError) -> Turn {
    do throws(ConnectionError) {
      return try connection.readAvailable(by: nextReport).map(Turn.requests) ?? .end
    } catch .timedOut {
      return .timeForReport
    }
  }

  private mutating func answer(_ request: LineBuffer.Line) throws(ConnectionError) {
    switch SimulatorRequest(request) {
    case .watch(let change):
      watch.apply(change)
      try send(SimulatedReport.devices)
      try send(SimulatedReport.watch(watch))
    case .version: try send(SimulatedReport.version)
    case .devices: try send(SimulatedReport.devices)
    case .poll:
      let point = watch.isOn ? walker.step(at: .now).point : nil
      try send(SimulatedReport.poll(point, at: Date()))
    case .unknown(let text): try send(SimulatedReport.unrecognized(text))
    case .noise: break
    }
  }

  private func send(_ report: String) throws(ConnectionError) {
    try connection.send(report + "\r\n", by: .now + Self.patience)
  }
}
