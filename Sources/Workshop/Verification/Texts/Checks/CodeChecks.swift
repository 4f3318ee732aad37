extension TextCheck {
  static let quotedDiffs = TextCheck("the quoted diff is the difference of the two versions") {
    chapter in
    let sources = "Chapters/\(chapter.folder)/Sources"
    guard chapter.files.text(chapter.lessonPath) != nil else { return [] }
    guard !chapter.diffs.isEmpty else {
      return [
        Fault(
          chapter.lessonPath,
          "The lesson quotes no diff: add what `diff -U1` makes of the two versions."
        )
      ]
    }
    guard let old = chapter.files.text("\(sources)/Uncontrolled.swift"),
      let new = chapter.files.text("\(sources)/Controlled.swift")
    else {
      return [
        Fault(sources, "Uncontrolled.swift or Controlled.swift is missing: a lesson compares them.")
      ]
    }
    return chapter.diffs.compactMap { diff -> Fault? in
      func fault(_ what: String) -> Fault {
        Fault(chapter.lessonPath, line: diff.line, "\(what): quote it again, with `diff -U1`.")
      }
      do throws(QuotedDiff.Mismatch) {
        guard try QuotedDiff(lines: diff.lines).applied(to: old.lines) == new.lines else {
          return fault("The diff does not make Controlled.swift of Uncontrolled.swift")
        }
        return nil
      } catch {
        return fault("The diff does not fit Uncontrolled.swift, from the line \"\(error.line)\" on")
      }
    }
  }

  static let samples = TextCheck("every sample is a part of the chapter's code") { chapter in
    let places = ["Chapters", "Exercises", "Solutions"].map { "\($0)/\(chapter.folder)" }
    let code = places.flatMap { chapter.files.allSources(below: $0) }.map {
      Fence.unindented(chapter.files.lines($0))
    }
    let lost = chapter.samples.filter { sample in
      let text = Fence.unindented(sample.lines)
      return !code.contains { $0.contains(text) }
    }
    return lost.map {
      Fault(
        $0.file,
        line: $0.line,
        """
        No file of the chapter has the sample that begins with "\($0.lines.first ?? "")": copy it \
        from the code.
        """
      )
    }
  }
}
