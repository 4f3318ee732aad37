/// The places of the server and the words each understands.
enum Route: CaseIterable {
  case page, events, stream

  init?(path: some StringProtocol) {
    guard let route = Self.allCases.first(where: { $0.path == path }) else { return nil }
    self = route
  }

  var path: String {
    switch self {
    case .page: "/"
    case .events: "/events"
    case .stream: "/stream"
    }
  }

  var methods: [String] {
    switch self {
    case .events: ["POST", "DELETE"]
    case .page, .stream: ["GET", "HEAD"]
    }
  }
}
