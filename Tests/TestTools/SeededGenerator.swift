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
