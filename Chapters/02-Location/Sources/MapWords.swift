import LocationServices

extension MapModel {
  /// The same facts for a picture and for a pipe.
  var words: String {
    switch activity {
    case .asking: "asking for permission"
    case .locating: "locating"
    case .idle: problem ?? location.map { "pin at \($0.coordinates)" } ?? "no pin yet"
    }
  }
}

extension Location {
  /// `35.02689° N, 135.79438° E`
  var coordinates: String {
    "\(degrees(latitude))° \(latitude < 0 ? "S" : "N"), "
      + "\(degrees(longitude))° \(longitude < 0 ? "W" : "E")"
  }

  private func degrees(_ angle: Double) -> String {
    let digits = String(Int((angle.magnitude * 100_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    return "\(padded.dropLast(5)).\(padded.suffix(5))"
  }
}
