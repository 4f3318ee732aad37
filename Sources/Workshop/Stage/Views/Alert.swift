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

  public func draw(in size: Size) -> Canvas {
    let box = Box(border: Style(foreground: .yellow), .center) {
      Text(title, .bold, .center)
      if !message.isEmpty { Text(message, .plain, .center) }
      Text(" ")
      HStack(spacing: 2) {
        for (index, button) in buttons.enumerated() {
          if index == selected {
            Text("[ \(button) ]", .reversed)
          } else {
            Text("  \(button)  ")
          }
        }
      }
    }
    return box.limited(columns: 48).draw(in: size)
  }
}
