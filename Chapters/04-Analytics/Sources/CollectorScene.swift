import Dependencies
import Stage
import TelemetryCollector

extension Scene {
  /// Where the page is, and what has arrived.
  static func collector(_ collector: Collector) -> Scene {
    Scene("collector", collector) { collector, _ in
      Box("The collector listens") {
        Text("Its page: \(collector.address)", .bold)
        Text("")
        Text("In another terminal:", .dim)
        Text(collector.invitation)
      }
    } line: { collector in
      "The collector's page: \(collector.address) · in another terminal: \(collector.invitation)"
    } run: { _ in
      try? await Task.never()
    }
  }
}

extension Collector {
  /// What to type so that there is something to see.
  fileprivate var invitation: String {
    let variable = port == Self.defaultPort ? "" : "TELEMETRY_URL=\(address) "
    return variable + "swift run Analytics uncontrolled"
  }
}
