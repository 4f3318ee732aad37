/// A program with its arguments and its environment.
///
/// ```swift
/// let player = try Program("aplay", ["--quiet", path]).start()
/// let end = player.reap()
/// ```
package struct Program: Equatable, Sendable {
  /// The path of its file, or a name that is looked for in `PATH` of this process.
  package var name: String
  package var arguments: [String]
  /// Nil for the environment of this process.
  package var environment: [String: String]?

  package init(
    _ name: String,
    _ arguments: [String] = [],
    environment: [String: String]? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
  }

  /// The end of a program.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// The path of an installed program; nil where it is not installed.
  ///
  /// - Parameter list: The folders to look in, separated by colons.
  package static func path(
    of name: String,
    in list: String? = environmentVariable("PATH")
  ) -> String? {
    (list ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { path in
      (try? stat(of: path))?.isFile == true && access(path, X_OK) == 0
    }
  }
}

/// The value of a variable of this process's environment; nil where it is not set.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
