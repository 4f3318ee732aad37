import Course
import Foundation
import Usage

/// The output of a build that failed, and the diagnostics in it.
package struct BuildFailure: Error, Equatable {
  package let output: String
  let diagnostics: [Diagnostic]

  package init(output: String, root: URL) {
    self.output = output
    diagnostics = Diagnostic.all(in: output, root: root)
  }

  /// The files with errors in them, by their paths from the top of the workbook.
  package var files: Set<String> { Set(diagnostics.filter(\.isError).map(\.file)) }

  /// The errors in some files. If there are none, the errors in all files, and else all output.
  package func errors(in files: some Collection<String>) -> CompilerOutput {
    let own = diagnostics.filter { $0.isError && files.contains($0.file) }
    let shown = own.isEmpty ? diagnostics.filter(\.isError) : own
    guard let first = shown.first else { return CompilerOutput(text: withoutProgress) }
    return CompilerOutput(
      text: shown.map(\.text).joined(separator: "\n\n"),
      location: "\(first.file):\(first.line)"
    )
  }

  /// What a person reads where it is the workbook that does not build, and no answer in it.
  package var sentenceError: SentenceError {
    let advice =
      files.isEmpty
      ? """
      The build failed, and over none of your files: what it says is above. See that the folder \
      .build can be written, wait for other builds to end, and type the command again.
      """
      : """
      The workbook itself does not build: what the compiler says is above. If you changed \
      something outside of Exercises, change it back.
      """
    return SentenceError("\(errors(in: files).text)\n\n\(advice)", .unavailable)
  }

  private var withoutProgress: String {
    output.split(separator: "\n").filter {
      $0.buildNote == nil && !$0.hasPrefix("warning: ") && $0 != "error: fatalError"
    }.joined(separator: "\n")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The step of the build that this line of the package manager names, for a person who waits.
  var buildNote: String? {
    if hasPrefix("Another instance of SwiftPM") { return "waiting for another build" }
    // Tests may write a million lines, and the expression is slow.
    let isProgress =
      hasPrefix("Building for ") || hasPrefix("[") && prefixMatch(of: #/\[\d+/\d+\] /#) != nil
    return isProgress ? String(self) : nil
  }
}

/// An error or a warning of the compiler or the linker, with the lines that it quotes.
struct Diagnostic: Equatable, Sendable {
  let file: String
  let line: Int
  let isError: Bool
  var text: String
}

extension Diagnostic {
  /// The diagnostics in the output of a build, each once: several steps may compile a file and
  /// print the same. Paths are those from the top of the workbook.
  static func all(in output: String, root: URL) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var open: Diagnostic?
    func close() {
      if let diagnostic = open, !found.contains(diagnostic) { found.append(diagnostic) }
      open = nil
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.prefixMatch(of: location), let number = Int(match.2) {
        let file = String(match.1).path(below: root)
        let text = file + line.dropFirst(match.1.count)
        if match.3 == "note", open != nil {
          open?.text += "\n\(text)"
        } else {
          close()
          open = Diagnostic(file: file, line: number, isError: match.3 == "error", text: text)
        }
      } else if open != nil, !line.isEmpty, line.wholeMatch(of: #/ *\d* *(\|.*|:)?/#) != nil {
        // A line of source with its number, or what points into one.
        open?.text += "\n\(line)"
      } else {
        close()
      }
    }
    close()
    return found
  }

  private nonisolated(unsafe) static let location =
    #/(/.+?):(\d+):(?:\d+:)? (error|warning|note): /#
}
