/// Something that draws itself into the space that it is offered.
///
/// The canvas that it returns is as large as it needs, and never larger than the offer. So views
/// can stand side by side, below and over one another without knowing each other.
public protocol View {
  /// The directions in which the view takes all it can get.
  ///
  /// A stack gives these views what the others leave over.
  var growth: Axes { get }

  func draw(in size: Extent) -> Canvas
}

extension View {
  public var growth: Axes { [] }
}

/// A view whose content depends on the space that it is offered.
public struct GeometryReader: View {
  public let growth: Axes
  let content: (Extent) -> any View

  public init(growth: Axes = .both, content: @escaping (Extent) -> any View) {
    self.growth = growth
    self.content = content
  }

  public func draw(in size: Extent) -> Canvas { content(size).draw(in: size) }
}

/// A set of directions.
public struct Axes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let horizontal = Axes(rawValue: 1)
  public static let vertical = Axes(rawValue: 2)
  public static let both: Axes = [.horizontal, .vertical]
}

/// Collects views that are listed one per line, with `if`, `switch` and `for` among them.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression(_ view: any View) -> [any View] { [view] }
  public static func buildBlock(_ parts: [any View]...) -> [any View] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [any View]?) -> [any View] { part ?? [] }
  public static func buildEither(first part: [any View]) -> [any View] { part }
  public static func buildEither(second part: [any View]) -> [any View] { part }
  public static func buildArray(_ parts: [[any View]]) -> [any View] { parts.flatMap(\.self) }
}
