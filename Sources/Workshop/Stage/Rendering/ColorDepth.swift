/// How many colours a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  /// Weights and highlights, but no colours: what `NO_COLOR` asks for.
  case none
  case sixteen
  case twoHundredFiftySix
  case full
}

extension ColorDepth {
  /// See no-color.org: the variable counts when it is there and not empty.
  init(kind: String, refusesColor: Bool, promise: String) {
    if refusesColor || kind == "dumb" || kind.isEmpty {
      self = .none
    } else if promise == "truecolor" || promise == "24bit" {
      self = .full
    } else if kind.contains("256color") {
      self = .twoHundredFiftySix
    } else {
      self = .sixteen
    }
  }
}
