extension Skeleton {
  var hints: SkeletonFile {
    SkeletonFile(
      "Exercises/\(folder)/Hints.md",
      #"""
      # Hints

      ## \#(exercises[0])

      ### 1. A question

      Write: a question that leads to the place. For now: which clock does the line use that waits?

      ### 2. A pointer

      Write: where something like it is in the lesson. For now: the controlled version asks for a clock.

      ### 3. Almost the answer

      Write: all but the last step. For now: the property is
      `@Dependency(\.continuousClock) private var clock`, and `clock.sleep(for:)` waits.

      ## \#(exercises[1])

      ### 1. A question

      Write: a question that leads to the place. For now: what has to happen between one and two?

      ### 2. A pointer

      Write: where something like it is in the lesson. For now: sleep on the clock, and then count.

      ### 3. Almost the answer

      Write: all but the last step. For now: a loop from one to three, which sleeps for a second and adds
      one.

      ## \#(exercises[2])

      ### 1. A question

      Write: a question that leads to the place. For now: what does a sleep do when its task is cancelled?

      ### 2. A pointer

      Write: where something like it is in the lesson. For now: `try?` forgets an error.

      ### 3. Almost the answer

      Write: all but the last step. For now: let the error of the sleep out of the function.
      """#
    )
  }
}
