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
  /// The kinds of values that no test compares, where they are only shown.
  static let shown: Set<DependencyKind> = [.time, .randomness, .locale, .threads]
  /// The kinds that a type may reach because it conforms to these: a widget itself says when it is
  /// shown next, and SpriteKit, SceneKit and Core Animation draw and move what no test looks at.
  static let negligible: [String: Set<DependencyKind>] = [
    "TimelineProvider": [.time], "IntentTimelineProvider": [.time],
    "AppIntentTimelineProvider": [.time], "CAEmitterLayer": shown, "SCNNode": shown,
    "SCNView": shown, "SKNode": shown, "SKScene": shown,
  ]
  static let liveMembers: Set = ["live", "liveValue"]

  /// `testValue`, `preview`, `designMock`, `mockUser`
  static func isTestDouble(_ name: String) -> Bool {
    ["testValue", "previewValue", "preview", "placeholder"].contains(name)
      || name.hasPrefix("mock") || name.hasSuffix("Mock")
  }

  static let singletons: Set = ["shared", "sharedInstance"]
}
