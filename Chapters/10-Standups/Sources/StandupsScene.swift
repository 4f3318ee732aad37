import Stage

extension Scene {
  static func standups(_ title: String, _ model: some StandupsListScreen) -> Scene {
    Scene(title, model) { model, _ in
      Text("\(model.standups.count)", .bold)
    } line: { model in
      "\(model.standups.count) stand-ups"
    } run: { model in
      await model.task()
    }
  }
}
