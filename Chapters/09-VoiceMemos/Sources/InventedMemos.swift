import Foundation

extension [Memo] {
  /// What a person might have recorded.
  static let invented = [
    Memo(url: URL(filePath: "/1.wav"), title: "A song for Ada", seconds: 8) { abs(sin($0 * 0.7)) },
    Memo(url: URL(filePath: "/2.wav"), title: "Shopping", seconds: 3) { abs(cos($0 * 1.9)) * 0.8 },
    Memo(url: URL(filePath: "/3.wav"), title: "", seconds: 42) { 0.3 + 0.3 * sin($0 * 0.11) },
  ]
}

extension Memo {
  fileprivate init(url: URL, title: String, seconds: Int, _ level: (Double) -> Double) {
    self.init(
      url: url,
      title: title,
      duration: .seconds(seconds),
      levels: (0..<seconds * 10).map { level(Double($0)) }
    )
  }
}
