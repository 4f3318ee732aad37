import Stage

extension Scene {
  /// A map on stage. A scripted person looks at it and taps the button three times.
  static func map(_ title: String, _ model: some MapModel) -> Scene {
    Scene(title, model, hint: "space locate me") { model, _ in
      MapPicture(place: model.place, problem: model.problem)
    } line: { model in
      if let problem = model.problem { return problem }
      return model.place.map { "You are here: \($0.name)" } ?? "The map, without a pin"
    } press: { model, key in
      guard key == .character(" ") || key == .enter else { return .ignored }
      Task { await model.locateButtonTapped() }
      return .handled
    } run: { model in
      model.screenAppeared()
      for _ in 1...3 { await model.locateButtonTapped() }
    }
  }
}
