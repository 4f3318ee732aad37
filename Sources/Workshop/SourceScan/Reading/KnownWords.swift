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
  static let views: Set = ["View", "App", "Scene", "ViewModifier", "UIViewRepresentable"]
  static let timelineProviders: Set = [
    "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
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
}
