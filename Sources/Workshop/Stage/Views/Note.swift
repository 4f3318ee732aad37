/// A remark with its mood: a sign as well as a colour, so that it is understood without colours.
public struct Note: View {
  public enum Mood: Sendable { case neutral, good, bad, busy }

  let text: String
  let mood: Mood

  public init(_ text: String, _ mood: Mood = .neutral) {
    self.text = text
    self.mood = mood
  }

  public func draw(in size: Extent) -> Canvas {
    Text(mood.sign + text, mood.style).draw(in: size)
  }
}

extension Note.Mood {
  fileprivate var sign: String {
    switch self {
    case .neutral: ""
    case .good: "✓ "
    case .bad: "✗ "
    case .busy: "… "
    }
  }

  fileprivate var style: TextStyle {
    switch self {
    case .neutral, .busy: .dim
    case .good: TextStyle(foreground: .green)
    case .bad: TextStyle(foreground: .red)
    }
  }
}
