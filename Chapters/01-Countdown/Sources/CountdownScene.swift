import Stage

extension Scene {
  /// A countdown on stage: digits that the last row can read, and confetti at the end.
  static func countdown(_ title: String, _ model: some CountdownModel) -> Scene {
    Scene(title, model) { model, sinceChange in
      ZStack {
        BigDigits(model.secondsLeft)
        if model.isConfettiFalling {
          Confetti(time: sinceChange).background(.rgb(24, 24, 56))
        }
      }
    } line: { model in
      "\(model.secondsLeft)\(model.isConfettiFalling ? ", and confetti" : "")"
    } run: { model in
      try? await model.start()
    }
  }
}
