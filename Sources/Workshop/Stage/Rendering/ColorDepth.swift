/// How many colours a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  /// Weights and highlights, but no colours: what `NO_COLOR` asks for.
  case none
  case sixteen
  case twoHundredFiftySix
  case full
}
