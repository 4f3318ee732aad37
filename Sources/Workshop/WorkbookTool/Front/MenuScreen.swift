import Course
import Stage
import Usage

extension Menu {
  /// The whole window: chapters and exercises, where the selected one is, and the keys.
  var screen: any View {
    GeometryReader { [self] size in
      VStack {
        " " + overview.heading
        List(rows, selected: selected) { self.overview.line($0) }
        Text("")
        for line in summary.flatMap({ $0.wrapped(columns: size.columns) }) { line }
        for line in keyRows(in: size) { line }
      }
    }
  }

  /// In as many rows as they need; those that are left out of a small window are the last ones.
  private func keyRows(in size: Extent) -> [StyledLine] {
    let commands = isPage ? [] : commands.dropFirst()
    let keys = Self.keys.filter { commands.contains($0.command) }
    let words = ["q quit", "· ↑↓ jk move", "· enter \(isPage ? "read" : "check")"]
    let lines = (words + keys.map { "· \($0.key) \($0.command)" }).filled(columns: size.columns - 1)
    return lines.prefix(max(1, size.rows / 6)).map { StyledLine(" \($0)", .dim) }
  }

  /// The selected row in more words, and the files to work on.
  var summary: [StyledLine] {
    guard let exercise = rows[selected].exercise else {
      let page = rows[selected].chapter
      return [StyledLine(page.title, .bold), NextStep.fact("page", page.lessonPath)]
    }
    let name = StyledLine("\(exercise.label) \(exercise.name)", .bold)
    return [name + StyledLine(exercise.about, .dim)] + NextStep.places(exercise)
  }

  /// The last view, which stays on the terminal: the chosen command, or else the files to work on.
  var closingView: any View {
    let lines =
      chosen.map { [StyledLine("swift run \($0.joined(separator: " "))")] } ?? summary
    return VStack { for line in lines { line } }
  }
}
