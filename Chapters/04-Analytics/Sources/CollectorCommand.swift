import ChapterKit
import Dependencies
import Foundation
import OutsideWorld
import Stage
import TelemetryCollector

extension DemoCommand {
  /// The other end of the SDK, as the makers of the app see it.
  static let collector = DemoCommand(
    "collector",
    "Takes the events and shows them on a page, until Ctrl-C.",
    options: [.port]
  ) { invocation, terminal in
    do {
      return await collect(try collector(on: port(invocation)), on: terminal)
    } catch {
      return complain(error)
    }
  }

  /// Makes the numbers right again, at the price of all of them.
  static let reset = DemoCommand(
    "reset",
    "Makes the collector forget all events.",
    options: [.port]
  ) { invocation, terminal in
    do {
      let port = try port(invocation)
      try Collector.reset(port: port, storage: storage(of: port))
      terminal.say("The collector has forgotten all events.")
      return 0
    } catch {
      return complain(error)
    }
  }

  /// Shows where the page is, and takes events until Ctrl-C.
  @MainActor
  static func collect(_ collector: Collector, on terminal: Terminal) async -> Int32 {
    let board = CollectorBoard(address: collector.address, invitation: collector.invitation)
    let scene = Scene.collector(board, following: collector.summaries)
    let outcome = await Performance([scene]).run(on: terminal)
    collector.stop()
    terminal.say("The events are kept. To forget them: swift run Analytics reset")
    return outcome.exitCode
  }

  private static func collector(on port: UInt16) throws(CollectorError) -> Collector {
    try Collector(port: port, storage: storage(of: port))
  }

  /// A collector next to the usual one has events of its own: two cannot write one file.
  static func storage(of port: UInt16) -> URL {
    let usual = Collector.defaultStorage
    guard port != 0, port != Collector.defaultPort else { return usual }
    return usual.appending(path: "port-\(port)", directoryHint: .isDirectory)
  }

  private static func port(_ invocation: Invocation) throws(PortError) -> UInt16 {
    guard let typed = invocation.values[Option.port.name] else { return Collector.defaultPort }
    guard let port = UInt16(typed) else { throw PortError(typed: typed) }
    return port
  }

  private static func complain(_ error: any Error) -> Int32 {
    StandardError.write("\(error)")
    return error is PortError ? ExitCode.usage.rawValue : 1
  }
}

extension Option {
  fileprivate static let port = Option(
    "--port",
    "N",
    summary: "Where the collector listens, if not on 4747."
  )
}

private struct PortError: Error, CustomStringConvertible {
  let typed: String

  var description: String { "\"\(typed)\" is not a port: it is a number from 0 to 65535." }
}
