/// The words that are known, found by the bytes of a source without making a string of each.
struct WordTable {
  private var codes: [String: UInt16] = [:]
  private var slots = [UInt16](repeating: 0, count: WordTable.size)
  private var bytes: [[UInt8]] = [[]]

  private static let size = 4096

  var count: Int { codes.count }

  init() {
    for word in KnownWord.texts { add(word) }
  }

  mutating func add(_ word: String) {
    guard codes[word] == nil else { return }
    let code = UInt16(bytes.count)
    codes[word] = code
    bytes.append(Array(word.utf8))
    var slot = Array(word.utf8).withUnsafeBufferPointer { Self.hash($0, 0, $0.count) }
    while slots[slot] != 0 { slot = (slot + 1) % Self.size }
    slots[slot] = code
  }

  func code(of source: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> UInt16 {
    var slot = Self.hash(source, start, count)
    while true {
      let code = slots[slot]
      guard code != 0 else { return 0 }
      let word = bytes[Int(code)]
      if word.count == count, isSame(word, source, start) { return code }
      slot = (slot + 1) % Self.size
    }
  }

  private func isSame(_ word: [UInt8], _ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    for (index, byte) in word.enumerated() where source[start + index] != byte { return false }
    return true
  }

  /// The length and three letters tell most words apart, and are all that has to be looked at.
  private static func hash(
    _ source: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ count: Int
  ) -> Int {
    let first = Int(source[start])
    let middle = Int(source[start + count / 2])
    let last = Int(source[start + count - 1])
    return (first &* 31 &+ middle &* 131 &+ last &* 17 &+ count &* 257) % size
  }
}
