/// A question in the middle of the stage, with the answers as buttons.
///
/// The chosen answer is in brackets as well as highlighted, so it is seen without colours too.
public struct Alert: View {
  let title: String
  let message: String
  let buttons: [String]
  let selected: Int?

  public init(_ title: String, message: String = "", buttons: [String], selected: Int? = nil) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.selected = selected
  }

  public func draw(in size: Extent) -> Canvas {
    let columns = min(48, size.columns)
    let box = Box(border: TextStyle(foreground: .yellow)) {
      VStack(.center) {
        Text(title, .bold, .center)
        if !message.isEmpty { Text(message, .plain, .center) }
        Text(" ")
        if buttons.map({ $0.columns + 6 }).reduce(-2, +) <= columns - 4 {
          HStack(spacing: 2) { for view in views { view } }
        } else {
          for view in views { view }
        }
      }
    }
    return box.draw(in: Extent(columns: columns, rows: size.rows))
  }

  private var views: [any View] {
    buttons.enumerated().map { index, button in
      index == selected ? Text("[ \(button) ]", .reversed) : Text("  \(button)  ")
    }
  }
}
