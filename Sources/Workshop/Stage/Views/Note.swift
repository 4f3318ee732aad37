/// A remark with its mood: a sign as well as a colour, so that it is understood without colours.
public struct Note: View {
  public enum Mood: Sendable { case neutral, good, bad, busy }

  let text: String
  let mood: Mood
  let isLarge: Bool

  /// - Parameter isLarge: Whether it is what the scene is about: then its letters are large where
  ///   they fit.
  public init(_ text: String, _ mood: Mood = .neutral, isLarge: Bool = false) {
    self.text = text
    self.mood = mood
    self.isLarge = isLarge
  }

  public func draw(in size: Extent) -> Canvas {
    let (sign, style) = mood.look
    guard isLarge, let letters = BigLetters(text: text, style: style).canvas(in: size) else {
      return Text(sign + text, style).draw(in: size)
    }
    return letters
  }
}

extension Note.Mood {
  fileprivate var look: (sign: String, style: TextStyle) {
    switch self {
    case .neutral: ("", .dim)
    case .good: ("✓ ", .good)
    case .bad: ("✗ ", .bad)
    case .busy: ("… ", .dim)
    }
  }
}
