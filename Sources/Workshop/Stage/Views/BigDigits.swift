/// Digits that the last row of the room can read.
///
/// They are enlarged by a whole factor until they fill the stage. Where even the smallest do not
/// fit, they are ordinary digits.
public struct BigDigits: View {
  let text: String

  public init(_ number: Int) { text = String(number) }

  /// A text of digits, `:`, `.` and `-`.
  public init(_ text: String) { self.text = text }

  public func draw(in size: Extent) -> Canvas {
    guard !text.isEmpty, let letters = DotLetters.letters(of: text) else { return plain(in: size) }
    // A countdown does not grow in the middle: one digit is no larger than two would be.
    let widest = max(DotLetters.columns(letters), 9)
    let factor = (0...size.columns / widest).last { DotLetters.rows(times: $0) <= size.rows } ?? 0
    guard factor > 0 else { return plain(in: size) }
    return DotLetters.picture(letters, times: factor, .bold)
  }

  private func plain(in size: Extent) -> Canvas { Text(text, .bold).draw(in: size) }
}
