extension Scene {
  /// This scene, whose work `surroundings` runs.
  package func running(
    _ surroundings: @escaping @MainActor (@MainActor () async -> Void) async -> Void
  ) -> Scene {
    Scene(title, self, hint: hint, takesLetters: takesLetters) { scene, moment in
      scene.draw(moment)
    } line: { scene in
      scene.line()
    } press: { scene, key in
      scene.press(key)
    } run: { scene in
      await surroundings(scene.run)
    } quit: { scene in
      await scene.quit()
    }
  }

  /// This scene with something over it that has a model of its own: what the system shows is not a
  /// part of the feature.
  ///
  /// - Parameters:
  ///   - draw: What is over the scene, the first view at the back; nothing lets all of it be seen.
  ///   - press: What a key does to it; nil hands the key on to the scene.
  package func overlaid<Model>(
    by model: Model,
    draw: @escaping @MainActor (Model) -> [any View],
    press: @escaping @MainActor (Model, Key) -> KeyResponse?
  ) -> Scene {
    Scene(title, model, hint: hint, takesLetters: takesLetters) { model, moment in
      ZStack {
        self.draw(moment).centered()
        for view in draw(model) { view }
      }
    } line: { _ in
      line()
    } press: { model, key in
      press(model, key) ?? self.press(key)
    } run: { _ in
      await run()
    } quit: { _ in
      await quit()
    }
  }
}
