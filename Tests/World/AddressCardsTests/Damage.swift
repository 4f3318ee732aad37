import DependenciesTestSupport

/// What happens to files: bytes flip, parts are lost, doubled or moved, an editor saves half.
enum Damage {
  static func damage(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 1...Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 1...6, using: &random) {
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 4: bytes.insert(contentsOf: random.pick(nuisances).utf8, at: start)
      case 5: bytes.removeSubrange(end...)
      default:
        let lines = bytes.split(separator: 0x0A).shuffled(using: &random)
        bytes = Array(lines.joined(separator: [0x0A]))
      }
    }
    return bytes
  }

  private static let nuisances = [
    "\r\n", "\n \n", "\"", "\\", ":", ";", ",", "=", "\0", "\nBEGIN:VCARD\n", "\nEND:VCARD\n",
    ";ENCODING=QUOTED-PRINTABLE:=\n=C3=", "\u{FEFF}", "\nVERSION:9.9\n", "\n:\n", "é",
  ]
}
