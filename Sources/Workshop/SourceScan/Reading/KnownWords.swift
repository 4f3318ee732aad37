/// The words of Swift and of Apple's frameworks that say what a piece of code is for.
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
  static let privateModifiers: Set = ["private", "fileprivate"]
  /// The role of a type that conforms to these.
  static let roles: [String: CodeRole] = [
    "DependencyKey": .live, "PreviewProvider": .preview, "XCTestCase": .test,
  ]
  /// A widget itself says when it is shown next: it is live, for the time alone.
  static let timelines: Set = [
    "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
  ]
  static let liveMembers: Set = ["live", "liveValue"]

  /// `testValue`, `preview`, `designMock`, `mockUser`
  static func isTestDouble(_ name: String) -> Bool {
    ["testValue", "previewValue", "preview", "placeholder"].contains(name)
      || name.hasPrefix("mock") || name.hasSuffix("Mock")
  }

  static let singletons: Set = ["shared", "sharedInstance"]
  /// The types that SpriteKit, SceneKit and Core Animation draw and move.
  static let drawnTypes: Set = ["CAEmitterLayer", "SCNNode", "SCNView", "SKNode", "SKScene"]

  static func isDecoration(_ name: some StringProtocol) -> Bool {
    name.contains("Confetti") || name.contains("Particle")
  }
}
