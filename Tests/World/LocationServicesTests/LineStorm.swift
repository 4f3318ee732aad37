import DependenciesTestSupport
import Loopback

@testable import LocationServices

/// Makes lines as gpsd makes them, breaks some, and reads them as a session does.
struct LineStorm {
  static let limit = 2048

  private var random: SeededGenerator
  private var buffer = LineBuffer()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Reads so many lines; says what they were, and how much had to be kept at most.
  mutating func blow(lines: Int) -> (reports: (fixes: Int, garbage: Int), longest: Int) {
    var reports = (fixes: 0, garbage: 0)
    var longest = 0
    for _ in 0..<lines {
      var rest = (line() + [10])[...]
      while !rest.isEmpty {
        let size = Int.random(in: 1...4096, using: &random)
        buffer.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        longest = max(longest, buffer.count)
        while let line = buffer.nextLine(limit: Self.limit) {
          switch line {
          case .tooLong: reports.garbage += 1
          case .whole(let line):
            switch GPSDReport(line: line) {
            case .fix: reports.fixes += 1
            case nil: reports.garbage += 1
            case .noFix, .devices, .other: break
            }
          }
        }
      }
    }
    return (reports, longest)
  }

  private mutating func line() -> [UInt8] {
    var line = Array(whole().utf8)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: line[index(in: line)] = byte()
    case 1: line.removeSubrange(index(in: line)...)
    case 2: line.insert(contentsOf: line, at: index(in: line))
    case 3: line.append(contentsOf: repeatElement(UInt8(ascii: "["), count: length()))
    case 4: line = (0..<length()).map { _ in byte() }
    default: break
    }
    return line
  }

  private mutating func whole() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return #"{"class":"VERSION","release":"3.22","proto_major":3,"proto_minor":14}"#
    case 1: return #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyUSB0"}]}"#
    case 2: return #"{"class":"TPV","mode":1,"time":"2026-06-20T12:00:09.000Z"}"#
    default:
      let latitude = Int.random(in: -95...95, using: &random)
      let longitude = Int.random(in: -185...185, using: &random)
      return """
        {"class":"TPV","mode":3,"time":"2026-06-20T12:00:09.000Z","lat":\(latitude).5,\
        "lon":\(longitude).25,"alt":12.4,"track":45.0,"speed":1.286,"eph":17.1}
        """
    }
  }

  private mutating func index(in line: [UInt8]) -> Int {
    .random(in: line.indices, using: &random)
  }

  private mutating func byte() -> UInt8 {
    UInt8(truncatingIfNeeded: random.next())
  }

  /// Mostly a moderate length; one in fifty is far over the limit.
  private mutating func length() -> Int {
    let isHuge = Int.random(in: 0..<50, using: &random) == 0
    return .random(in: 0...(isHuge ? 10_000 : 100), using: &random)
  }
}
