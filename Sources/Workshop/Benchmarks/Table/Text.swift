extension Double {
  /// Without a fraction from ten on, and with a comma at each thousand.
  var grouped: String {
    guard self >= 10 else { return "\((self * 10).rounded() / 10)" }
    return Int(rounded()).grouped
  }
}

extension Int {
  /// With a comma at each thousand.
  var grouped: String {
    var digits = Array("\(self)")
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
