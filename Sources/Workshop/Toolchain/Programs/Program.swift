import Dispatch

/// A program to run: a child of this process, in a session of its own.
///
/// A session of its own keeps Ctrl-C from reaching it before we do, and tells its descendants from
/// all others when they have to be ended.
package struct Program: Sendable {
  /// The path of the file that is run.
  package var path: String
  package var arguments: [String]
  package var environment: [String: String]
  /// How long it may take to end when it is asked to.
  package var patience = DispatchTimeInterval.seconds(1)

  package init(path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// How a program ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Runs it to its end, and gives what it wrote as it comes: standard output and standard error, in
  /// one stream.
  ///
  /// When the task is cancelled, the program is ended with everything below it, first politely, then
  /// for certain. Whatever happens, nothing of it is left when this returns. `take` is called on one
  /// thread, and not after the end; so are the `inlets`.
  package func run(
    inlets: [NamedPipe] = [],
    take: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(SpawnError) -> End {
    let child = try Child(self, inlets: inlets, take: take)
    return await withTaskCancellationHandler {
      await child.howItEnded
    } onCancel: {
      child.stop()
    }
  }

  /// The file that a name on the command line stands for.
  package static func path(of name: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first {
      System.isExecutable($0)
    }
  }
}

/// Why a program did not even begin.
package struct SpawnError: Error, Equatable {
  package let path: String
  package let reason: String
}
