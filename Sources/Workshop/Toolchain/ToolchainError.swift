/// Why nothing can be judged at all.
package enum ToolchainError: Error, Equatable, CustomStringConvertible {
  case didNotBuild(BuildFailure)
  case cannotRun(reason: String)
  /// The task that waited for the verdict was cancelled.
  case cancelled

  package var description: String { sentence }

  package var sentence: String {
    switch self {
    case .didNotBuild(let failure) where failure.files.isEmpty:
      """
      \(failure.errors(in: failure.files).text)

      The build failed, and over none of your files: what it says is above. See that the folder \
      .build can be written, wait for other builds to end, and type the command again.
      """
    case .didNotBuild(let failure):
      """
      \(failure.errors(in: failure.files).text)

      The workbook itself does not build: what the compiler says is above. If you changed \
      something outside of Exercises, change it back.
      """
    case .cannotRun(let reason):
      "swift cannot be run: \(reason)."
    case .cancelled:
      "The check was ended before its verdict."
    }
  }
}
