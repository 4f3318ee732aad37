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
