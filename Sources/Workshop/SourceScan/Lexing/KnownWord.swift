/// A word that the reader of a file looks for, as a number: comparing numbers is quick. The words
/// of the rules come after these.
enum KnownWord: UInt16, CaseIterable {
  case `struct` = 1
  case `class`, `enum`, actor, `protocol`, `typealias`, `extension`
  case `func`, macro
  case `let`, `var`, `case`
  case `init`, `deinit`, `subscript`, `static`, `public`, `private`, `internal`, package,
    `fileprivate`
  case open, `import`, `associatedtype`
  case `if`, elseif, `else`, endif, previewMacro
  case dependencyKey, previewProvider, testCase, prepareDependencies
  case view, app, scene, viewModifier, viewRepresentable
  case timelineProvider, intentTimelineProvider, appIntentTimelineProvider
  case live, liveValue, testValue, previewValue, preview, mock, placeholder
  case shared, sharedInstance, `default`, standard
  case `return`, main, mainActor, selfType

  typealias Group = ClosedRange<UInt16>

  static let types = group(.struct, .extension)
  static let views = group(.view, .viewRepresentable)
  static let timelineProviders = group(.timelineProvider, .appIntentTimelineProvider)
  static let functions = group(.func, .macro)
  static let variables = group(.let, .var)
  static let declarations = group(.struct, .associatedtype)
  static let liveMembers = group(.live, .liveValue)
  static let substitutes = group(.testValue, .placeholder)
  static let singletons = group(.shared, .standard)
  static let modules = group(after: allCases.count, moduleNames)
  /// A `default` of theirs is a value like any other.
  static let values = group(after: allCases.count + moduleNames.count, valueNames)

  /// All of them, in the order of their numbers.
  static let texts = allCases.map(\.text) + moduleNames + valueNames

  private static let moduleNames =
    "Foundation Swift Dispatch CoreLocation Contacts UIKit SwiftUI Combine Darwin Glibc".words
  private static let valueNames =
    "Animation JSONDecoder JSONEncoder URLSessionConfiguration NSParagraphStyle".words

  private var text: String {
    switch self {
    case .previewMacro: "Preview"
    case .dependencyKey: "DependencyKey"
    case .previewProvider: "PreviewProvider"
    case .testCase: "XCTestCase"
    case .view, .app, .scene, .viewModifier, .timelineProvider, .intentTimelineProvider,
      .appIntentTimelineProvider:
      "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    case .viewRepresentable: "UIViewRepresentable"
    case .mainActor: "MainActor"
    case .selfType: "Self"
    default: "\(self)"
    }
  }

  private static func group(_ first: KnownWord, _ last: KnownWord) -> Group {
    first.rawValue...last.rawValue
  }

  private static func group(after count: Int, _ names: [String]) -> Group {
    UInt16(count + 1)...UInt16(count + names.count)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
