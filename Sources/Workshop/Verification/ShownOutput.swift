/// Whether a command prints what a text shows.
enum ShownOutput {
  /// The first line that is shown and not printed; nil if all of them are there, one after another.
  ///
  /// A number of seconds may be half of the one that is shown, or twice, because a machine may be
  /// busy: the stage leaves out the time in which a thread of the program got no processor. A port
  /// is another one each time. All else is the same, word for word.
  static func missing(_ shown: [String], in printed: [String]) -> String? {
    let fitting = printed.indices.map { start in
      zip(shown, printed[start...]).prefix { isShown($0, as: $1) }.count
    }
    return shown.dropFirst(fitting.max() ?? 0).first
  }

  static func isShown(_ shown: String, as printed: String) -> Bool {
    if shown == printed { return true }
    let (expected, found) = (shown.withoutPorts, printed.withoutPorts)
    guard expected.withoutSeconds == found.withoutSeconds else { return false }
    let times = zip(expected.matches(of: seconds), found.matches(of: seconds))
    return times.allSatisfy { pair in
      guard let old = Double(pair.0.1), let new = Double(pair.1.1) else { return false }
      return old / 2 <= new && new <= old * 2 + 1
    }
  }

  fileprivate nonisolated(unsafe) static let seconds = /(\d+\.\d) s\b/
}

extension String {
  fileprivate var withoutSeconds: String {
    replacing(ShownOutput.seconds, with: "N s")
  }

  fileprivate var withoutPorts: String {
    replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
  }
}
