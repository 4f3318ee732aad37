/// Asks the audience for a larger stage, in the words that fit on the small one.
struct TooSmall: View {
  let size: Size
  let minimum: Size

  func draw(in size: Size) -> Canvas {
    Text(
      """
      This window is too small.
      It has \(self.size.columns)×\(self.size.rows), the scene needs \
      \(minimum.columns)×\(minimum.rows).
      """
    )
    .draw(in: size)
  }
}
