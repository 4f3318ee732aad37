/// The look of a character, apart from its shape.
public struct TextStyle: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case regular, bold, dim }

  public var foreground: Color?
  public var background: Color?
  public var weight: Weight
  /// Foreground and background swapped: a highlight that needs no colour.
  public var isReversed: Bool
  /// Only what another program draws is italic or underlined.
  package var isItalic = false
  package var isUnderlined = false

  public init(
    foreground: Color? = nil,
    background: Color? = nil,
    weight: Weight = .regular,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.weight = weight
    self.isReversed = isReversed
  }

  public static let plain = TextStyle()
  public static let bold = TextStyle(weight: .bold)
  public static let dim = TextStyle(weight: .dim)
  public static let good = TextStyle(foreground: .green)
  /// For a failure. Plain red on black is hard to see from far away.
  public static let bad = TextStyle(foreground: .brightRed, weight: .bold)
  public static let reversed = TextStyle(isReversed: true)

  /// This style, with what it leaves open taken from another one.
  func over(_ other: TextStyle) -> TextStyle {
    var style = self
    style.foreground = foreground ?? other.foreground
    style.background = background ?? other.background
    style.weight = weight == .regular ? other.weight : weight
    style.isReversed = isReversed || other.isReversed
    return style
  }
}

/// A colour of text or of what is behind it.
///
/// The named ones are the terminal's own, so they suit its theme, dark or light. A terminal with
/// fewer colours shows the nearest one in place of an `rgb`.
public enum Color: Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case gray
  case brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  case rgb(UInt8, UInt8, UInt8)

  /// The colours that a terminal numbers from 0 to 15.
  package static let numbered: [Color] = [
    .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
    .gray, .brightRed, .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan,
    .brightWhite,
  ]
}
