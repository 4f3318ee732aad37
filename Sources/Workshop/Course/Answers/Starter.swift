import Foundation

/// What an exercise is when the course is handed out. It is kept in `Solutions/NN-Name/Starters` as
/// what it changes in the solution: a file of its own would say most of it a third time.
extension Exercise.File {
  package func starter(in root: URL) throws(Fault) -> String {
    guard let difference = root.text(of: starterPath), let solution = root.text(of: solutionPath)
    else { throw Fault(starterPath, line: 1, "This is not there, or \(solutionPath) is not.") }
    do throws(Misfit) {
      return try Difference(reading: difference.textLines).applied(to: solution.textLines)
        .map { "\($0)\n" }.joined()
    } catch {
      throw Fault(starterPath, line: error.offset + 1, error.sentence(about: solutionPath))
    }
  }

  /// The difference as it is, and as it has to be for the exercise that is there now. One whose gap
  /// is filled is no starter.
  package func rewrittenStarter(in root: URL) -> (old: String, new: String) {
    let old = root.text(of: starterPath) ?? ""
    guard let starter = root.text(of: path), starter.contains("// TODO: "),
      let solution = root.text(of: solutionPath)
    else { return (old, old) }
    let new = Difference(from: solution.textLines, to: starter.textLines, isApplied: true)
    return (old, new.lines.map { "\($0)\n" }.joined())
  }
}
