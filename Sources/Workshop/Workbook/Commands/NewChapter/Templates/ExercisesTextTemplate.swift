extension Skeleton {
  var exercisesText: SkeletonFile {
    SkeletonFile(
      "Exercises/\(folder)/README.md",
      """
      # \(folder.prefix(2)) \(name): exercises

      Each exercise is one file here. Look for `// TODO:`; nothing else has to change. The tests are in
      [`Tests`](Tests), and you may read them. They fail until you are done, within a second, and say
      what is not true yet:

      ```sh
      swift test --filter \(name)Exercises
      ```

      One at a time, by the name of the exercise:

      ```sh
      swift test --filter \(name)ExercisesTests.\(exercises[0])
      ```

      Or let the workbook tell you, in plain words: `swift run workbook check \(exercises[0])`.
      With `watch` in place of `check`, it tells you after each save.

      Stuck? `swift run workbook hint \(exercises[0])` gives you a question; then a pointer; then almost
      the answer. All of them are in [`Hints.md`](Hints.md). Read one and try again before you read the
      next.

      ## \(exercises[0]) · guided

      [`\(exercises[0]).swift`](\(exercises[0]).swift), about 5 minutes.

      Write: what is there, and what is wrong with it. Then what to achieve, and how one would notice. For
      now: it is ready after a minute of real time. Let it wait on a clock that it asks for.

      ## \(exercises[1]) · applied

      [`\(exercises[1]).swift`](\(exercises[1]).swift), about 10 minutes.

      Write: the same idea where it does not look the same. For now: it should count to three, one each
      second, and is at three at once.

      ## \(exercises[2]) · stretch

      [`\(exercises[2]).swift`](\(exercises[2]).swift), about 10 minutes.

      Write: what is hard about it at work. For now: it is ready after a minute, also when its task was
      cancelled before. Let it be ready only if nobody has cancelled it.
      """
    )
  }
}
