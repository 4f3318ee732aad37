import Foundation
import Loopback

/// What a program wants of the simulator: `?WORD;` or `?WORD={…};`.
enum SimulatorRequest: Equatable {
  case watch(WatchChange)
  case version
  case devices
  case poll
  case unknown(String)
  /// Not a request at all. gpsd says nothing to it.
  case noise

  init(_ line: LineBuffer.Line) {
    guard case .whole(let bytes) = line else {
      self = .unknown("a request that is too long")
      return
    }
    // What is not a request ends where its line does.
    let text =
      String(decoding: bytes, as: UTF8.self)
      .split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    let parts = text.split(separator: "=", maxSplits: 1)
    switch parts.first {
    case "?WATCH": self = .watch(WatchChange(json: parts.dropFirst().first ?? "{}"))
    case "?VERSION": self = .version
    case "?DEVICES": self = .devices
    case "?POLL": self = .poll
    default: self = text.hasPrefix("?") ? .unknown(text) : .noise
    }
  }
}

/// The members of a watch request that the simulator knows. What is not there stays as it was.
struct WatchChange: Codable, Equatable {
  var enable: Bool?
  var json: Bool?

  init(json: some StringProtocol) {
    self = (try? JSONDecoder().decode(Self.self, from: Data(json.utf8))) ?? Self()
  }

  private init() {}
}

/// Whether a program wants to be told of every report.
struct WatchState: Equatable {
  private(set) var enable = false
  private(set) var json = false

  var isOn: Bool { enable && json }

  mutating func apply(_ change: WatchChange) {
    enable = change.enable ?? enable
    json = change.json ?? json
  }
}
