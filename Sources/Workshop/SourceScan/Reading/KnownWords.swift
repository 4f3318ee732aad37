/// The words of Swift and of SwiftUI that say where a piece of code stands.
enum KnownWords {
  static let types: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]
  static let functions: Set = ["func", "macro"]
  static let variables: Set = ["let", "var"]
  static let declarations = types.union(functions).union(variables).union([
    "case", "init", "deinit", "subscript", "static", "public", "private", "internal", "package",
    "fileprivate", "open", "import", "associatedtype",
  ])
  static let unseen: Set = ["private", "fileprivate"]
  static let views: Set = ["View", "App", "Scene", "ViewModifier", "UIViewRepresentable"]
  /// What a type that conforms to these is for. A widget itself says when it is shown next.
  static let places: [String: Place] = [
    "DependencyKey": .live, "TimelineProvider": .live, "IntentTimelineProvider": .live,
    "AppIntentTimelineProvider": .live, "PreviewProvider": .preview, "XCTestCase": .test,
  ]
  static let liveMembers: Set = ["live", "liveValue"]
  static let substitutes: Set = ["testValue", "previewValue", "preview", "mock", "placeholder"]
  static let singletons: Set = ["shared", "sharedInstance", "default", "standard"]
  static let modules: Set = [
    "Foundation", "Swift", "Dispatch", "CoreLocation", "Contacts", "UIKit", "SwiftUI", "Combine",
    "Darwin", "Glibc",
  ]
  /// A `default` of theirs is a value like any other.
  static let values: Set = [
    "Animation", "JSONDecoder", "JSONEncoder", "URLSessionConfiguration", "NSParagraphStyle",
  ]
  /// What a framework draws and moves.
  static let drawn: Set = ["CAEmitterLayer", "SCNNode", "SCNView", "SKNode", "SKScene"]

  static func isDecoration(_ name: some StringProtocol) -> Bool {
    ["Confetti", "Particle", "Firework", "Snow", "Sparkle"].contains { name.contains($0) }
  }
}
