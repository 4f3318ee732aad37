#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When a backup was made, as its folder and its text say it.
struct Moment {
  /// `2026-11-21T02-45-12`: sorts by time, and every file system takes it.
  let stamp: String
  /// `2026-11-21 at 02:45:12`.
  let sentence: String

  init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [digits(parts.year, 4), digits(parts.month), digits(parts.day)]
    let time = [digits(parts.hour), digits(parts.minute), digits(parts.second)]
    stamp = "\(day.joined(separator: "-"))T\(time.joined(separator: "-"))"
    sentence = "\(day.joined(separator: "-")) at \(time.joined(separator: ":"))"
  }
}
