/// What a person pressed.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// A letter, in lower case, with the control key.
  case control(Character)
  /// A text that was pasted as a whole, its line breaks as "\n".
  case paste(String)
}
