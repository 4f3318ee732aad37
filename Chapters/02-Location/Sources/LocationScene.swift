import Stage

extension Scene {
  /// A map on stage, with a button, a pin, and what there is to say about it.
  ///
  /// - Parameters:
  ///   - taps: How often the demo taps the button by itself.
  ///   - pause: What the person who taps does between two taps.
  static func map(
    _ title: String,
    _ model: some MapModel,
    taps: Int = 3,
    pause: @escaping @Sendable () async throws -> Void
  ) -> Scene {
    Scene(title, model, hint: "space where am I?") { model, _ in
      VStack(.center) {
        Text("[ Where am I? ]", model.activity == .idle ? .reversed : .dim)
        model.remark
        KyotoMap(pin: model.location)
      }
    } line: { model in
      model.words
    } press: { model, key in
      guard key == .character(" ") else { return .ignored }
      if model.activity == .idle { model.locateButtonTapped() }
      return .handled
    } run: { model in
      await model.perform(taps: taps, pause: pause)
    }
  }
}

extension MapModel {
  fileprivate var remark: Note {
    if activity != .idle { return Note(words, .busy) }
    if problem != nil { return Note(words, .bad) }
    return Note(words, location == nil ? .neutral : .good)
  }
}
