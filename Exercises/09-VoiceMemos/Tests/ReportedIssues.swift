import TestProbes

extension IssueLog {
  /// The first line of each: what happened.
  var firstLines: [String] { messages.map(\.firstLine) }

  /// The modules in which what failed was declared.
  var modules: [String] { entries.map { String($0.fileID.prefix { $0 != "/" }) } }
}

extension String {
  var firstLine: String { String(prefix { $0 != "\n" }) }
}
