import Stage

extension Theme {
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .rgb(255, 149, 0)
    case .yellow: .yellow
    case .green: .green
    case .cyan: .cyan
    case .blue: .blue
    case .violet: .rgb(175, 100, 230)
    case .pink: .rgb(255, 120, 180)
    }
  }

  var mark: StyledLine { StyledLine("■ ", TextStyle(foreground: color)) }
}
