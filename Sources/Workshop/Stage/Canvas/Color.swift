/// A colour of text or of what is behind it.
///
/// The named ones are the terminal's own, so they suit the reader's theme, dark or light. Use
/// `rgb` for decoration that stays readable when a poorer terminal replaces it with its neighbour.
public enum Color: Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case gray
  case brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  case rgb(UInt8, UInt8, UInt8)
}
