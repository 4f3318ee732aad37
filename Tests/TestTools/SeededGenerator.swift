/// SplitMix64: numbers that look random, and are the same on every machine for the same seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: some BinaryInteger) { state = UInt64(seed) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func chance(_ percent: Int) -> Bool { number(in: 1...100) <= percent }

  package mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  package mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    elements.randomElement(using: &self)!
  }
}

extension SeededGenerator {
  /// What happens to files and on lines: bytes flip, parts are lost, doubled or moved, an editor
  /// saves half.
  ///
  /// - Parameter nuisances: What would do harm in this kind of text.
  package mutating func damage(_ bytes: [UInt8], nuisances: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 1...number(in: 1...4) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &self)
      let end = min(bytes.count, start + number(in: 1...40))
      switch number(in: 1...6) {
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &self)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 4: bytes.insert(contentsOf: pick(nuisances).utf8, at: start)
      case 5: bytes.removeSubrange(end...)
      default:
        let lines = bytes.split(separator: 0x0A).shuffled(using: &self)
        bytes = Array(lines.joined(separator: [0x0A]))
      }
    }
    return bytes
  }
}
