import Course
import Usage

extension TextCheck {
  static let quotedDiffs = TextCheck("the quoted diff is the difference of the two versions") {
    chapter in
    guard let course = chapter.chapter, chapter.hasDemo else { return [] }
    let command = "swift run workbook diff \(chapter.name)"
    guard !chapter.diffs.isEmpty || !chapter.hasPair else {
      return [Fault(chapter.lessonPath, "The lesson quotes no diff: add what `\(command)` prints.")]
    }
    return chapter.diffs.compactMap { diff -> Fault? in
      let asked = chapter.wordsAsked(before: diff.line)
      func fault(_ what: String) -> Fault {
        let words = asked.map { " \($0)" }.joined()
        return Fault(
          chapter.lessonPath,
          line: diff.line,
          "\(what): quote what `\(command)\(words)` prints."
        )
      }
      do {
        let expected = try course.diff(typed: asked).diff.lines
        let quoted = diff.lines.map(\.withoutSpacesAtTheEnd)
        guard quoted != expected else { return nil }
        let place = zip(quoted + ["its end"], expected + ["its end"]).first { $0 != $1 }
        return fault("The diff is another one, from \"\(place?.0 ?? "its end")\" on")
      } catch {
        let sentence = (error as? CourseError)?.sentence ?? (error as? UsageError)?.sentence
        return Fault(chapter.lessonPath, line: diff.line, sentence ?? "\(error)")
      }
    }
  }

  static let pictures = TextCheck("the picture of a demo shows what the demo draws") { chapter in
    guard let course = chapter.chapter, chapter.files.exists(course.picturePath),
      chapter.files.lines(course.picturePath).first != course.pictureMark
    else { return [] }
    return [
      Fault(
        course.picturePath,
        "The demo has changed since. Draw it again: swift run workbook picture \(chapter.name)"
      )
    ]
  }

  static let samples = TextCheck("every sample is a part of the chapter's code") { chapter in
    let places = ["Chapters", "Exercises", "Solutions"].map { "\($0)/\(chapter.folder)" }
    let code = places.flatMap { chapter.files.allSources(below: $0) }.map {
      Fence.unindented(chapter.files.lines($0))
    }
    let ofHints = chapter.codeOfThirdHints.map(\.code)
    let lost = chapter.samples.filter { !ofHints.contains($0) }.filter { sample in
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

extension ChapterFiles {
  /// The usual two versions.
  var hasPair: Bool {
    ["Uncontrolled", "Controlled"].allSatisfy {
      files.exists("Chapters/\(folder)/Sources/\($0).swift")
    }
  }

  /// What the last `workbook diff` above a line names besides the chapter.
  fileprivate func wordsAsked(before line: Int) -> [String] {
    let start = "swift run workbook diff \(name)"
    let asked = files.lines(lessonPath).prefix(line).last { $0.contains(start) }
    return asked?.split(separator: start).last?.split(separator: " ").map(String.init) ?? []
  }
}
