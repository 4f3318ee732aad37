import Stage

extension Scene {
  /// Write: what is seen. All versions share it, and it knows none of them.
  static func feature(_ title: String, _ model: some VoiceMemosModel) -> Scene {
    Scene(title, model) { model, _ in
      Text(model.isReady ? "Ready." : "It is not ready yet.", .bold)
    } line: { model in
      model.isReady ? "ready" : "not ready"
    } run: { model in
      try? await model.task()
    }
  }
}
