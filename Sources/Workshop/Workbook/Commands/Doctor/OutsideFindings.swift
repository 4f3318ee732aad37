import AddressCards
import Foundation
import LocationServices
import Telemetry
import Usage

extension Result where Success == GPSDAddress, Failure == LocationError {
  /// Nil when no address is known to ask.
  func greeting(_ probes: DoctorProbes) async -> DoctorProbes.Greeting? {
    switch self {
    case .success(.usual(let host, let port)), .success(.chosen(let host, let port)):
      let greeting = await probes.connect(host, port)
      guard greeting.isOfGPSD, let problem = await probes.problemOfGPSD(host, port) else {
        return greeting
      }
      return .useless(problem)
    case .success(.simulator), .failure: return nil
    }
  }
}

extension DoctorProbes.Greeting {
  fileprivate var isOfGPSD: Bool {
    if case .program(let line?) = self { line.contains("\"class\":\"VERSION\"") } else { false }
  }
}

extension DoctorFinding {
  static func gpsd(
    _ address: Result<GPSDAddress, LocationError>,
    _ answer: DoctorProbes.Greeting??
  ) -> DoctorFinding {
    let greeting = (answer ?? nil) ?? .noAnswer
    switch address {
    case .failure(let error):
      return .note("gpsd", "\(error)", "Or unset GPSD_HOST and GPSD_PORT.")
    case .success(.simulator):
      return .fine("gpsd", "GPSD_HOST=simulator: a recorded walk is replayed.")
    case .success(.usual(let host, let port)):
      let place = "\(host):\(port)"
      switch greeting {
      case .noProgram, .unknownHost:
        return .fine("gpsd", "Nothing answers at \(place): a recorded walk is replayed.")
      default:
        return gpsd(at: place, greeting, else: "For the recorded walk, export GPSD_HOST=simulator.")
      }
    case .success(.chosen(let host, let port)):
      return gpsd(at: "\(host):\(port)", greeting, else: "Correct GPSD_HOST and GPSD_PORT.")
    }
  }

  private static func gpsd(
    at place: String,
    _ greeting: DoctorProbes.Greeting,
    else advice: String
  ) -> DoctorFinding {
    switch greeting {
    case .program where greeting.isOfGPSD:
      .fine("gpsd", "It answers at \(place), and locations come from there.")
    case .useless(let problem): .note("gpsd", problem, advice)
    case .program: .note("gpsd", "What answers at \(place) is not gpsd.", advice)
    case .noProgram: .note("gpsd", "Nothing answers at \(place).", advice)
    case .unknownHost: .note("gpsd", "There is no host for \(place).", advice)
    case .noAnswer: .note("gpsd", "\(place) does not answer in time.", advice)
    }
  }

  static func contacts(
    _ folder: ContactFolder,
    _ cards: ContactCards?,
    variable: String?
  ) -> DoctorFinding {
    guard case .folder(let path) = folder else {
      return .fine("contacts", "You have no ~/.contacts: invented people are shown.")
    }
    let isNamed = variable?.isEmpty == false
    let advice =
      isNamed
      ? "Correct WORKBOOK_CONTACTS, or unset it."
      : "Make it readable, or export WORKBOOK_CONTACTS with another folder."
    switch cards {
    case .files(let count):
      return .fine("contacts", "\(path), \(counted(count, "file")) with cards: they are shown.")
    case .unreadable: return .note("contacts", "\(path) cannot be read.", advice)
    case nil: return .note("contacts", "\(path) does not answer in time.", advice)
    }
  }

  static func collector(
    _ choice: CollectorChoice,
    _ answer: DoctorProbes.Greeting??,
    start command: String? = nil
  ) -> DoctorFinding {
    switch (choice, (answer ?? nil) ?? .noAnswer) {
    case (.noAddress(let text), _):
      return .note(
        "telemetry",
        "TELEMETRY_URL is \"\(text)\", which is no address on this machine: events are dropped.",
        "Unset it, or write it like \(TelemetryAddress.default)."
      )
    case (.address(let address, _), .program):
      return .fine("telemetry", "A collector listens at \(address).")
    case (.address(let address, isChosen: false), _):
      return .fine(
        "telemetry",
        "No collector at \(address).\(command.map { " When you want one: \($0)" } ?? "")"
      )
    case (.address(let address, isChosen: true), _):
      let port = address.port == TelemetryAddress.default.port ? "" : " --port \(address.port)"
      return .note(
        "telemetry",
        "No collector at \(address), which TELEMETRY_URL names: events are dropped.",
        "Start one\(command.map { " with \($0)\(port)" } ?? ""), or unset TELEMETRY_URL."
      )
    }
  }
}

/// The collector that the events go to.
enum CollectorChoice: Equatable, Sendable {
  case address(TelemetryAddress, isChosen: Bool)
  case noAddress(String)

  init(environment: [String: String]) {
    let text = environment["TELEMETRY_URL"] ?? ""
    if text.isEmpty {
      self = .address(.default, isChosen: false)
    } else if let address = TelemetryAddress(text) {
      self = .address(address, isChosen: true)
    } else {
      self = .noAddress(text)
    }
  }

  func greeting(_ probes: DoctorProbes) async -> DoctorProbes.Greeting? {
    guard case .address(let address, _) = self else { return nil }
    return await probes.connect(address.host, address.port)
  }
}

/// The cards in the person's own folder.
enum ContactCards: Equatable, Sendable {
  case files(Int)
  case unreadable

  init(in folder: ContactFolder) {
    guard case .folder(let path) = folder else {
      self = .files(0)
      return
    }
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil else {
      self = .unreadable
      return
    }
    let files = FileManager.default.subpaths(atPath: path) ?? []
    self = .files(files.filter { $0.lowercased().hasSuffix(".vcf") }.count)
  }
}
