extension Skeleton {
  static let minutesOfLesson = 15
  static let minutesOfExercises = 25

  var lesson: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/README.md",
      """
      # \(folder.prefix(2)) \(name)

      \(sentence)

      Write: the idea of this chapter in three sentences: what is a dependency here, and why does it not
      look like one?

      ## What you will see

      Write: the feature as somebody sees it, and the one thing about it that will hurt.

      ## Run it

      You are at the top of the repository.

      ```sh
      swift run \(name)
      ```

      It says what there is and what to type. Start with the version that nobody controls:

      ```sh
      swift run \(name) uncontrolled
      ```

      Write: what you see, and what the last line says. Then the version that is controlled:

      ```sh
      swift run \(name) controlled
      swift run \(name) controlled --context preview
      ```

      Write: what is different now. Both, next to each other:

      ```sh
      swift run \(name) compare
      ```

      ## The problem

      Open [`Sources/Uncontrolled.swift`](Sources/Uncontrolled.swift):

      ```swift
      try await Task.sleep(for: .seconds(1))
      isReady = true
      ```

      Write: who pays for this line, and how much: who looks at it, who tests it, who ships it. The way
      out that comes to mind first, and why it is none. There is a test that hurts, and it runs when you
      ask for it:

      ```sh
      WORKBOOK_PAIN=1 swift test --filter \(name)Pain
      ```

      ## Take control

      Write: the idea before its name, the name before its API. This is all that changes:

      ```sh
      cd Chapters/\(folder)/Sources
      diff -U1 Uncontrolled.swift Controlled.swift | tail -n +3
      ```

      ```diff
      \(diff)
      ```

      Write: who says which value it is: the app, a preview, a test, and a test that says nothing.

      ## Test it

      ```swift
      await clock.advance(by: .milliseconds(999))
      #expect(!model.isReady)
      await clock.advance(by: .milliseconds(1))
      #expect(model.isReady)
      ```

      Write: what this test can do that the other one cannot. Run it, with the others in
      [`Tests/\(name)Tests.swift`](Tests/\(name)Tests.swift):

      ```sh
      swift test --filter \(name)Tests
      ```

      ## Exercises

      Three, in [`Exercises/\(folder)`](../../Exercises/\(folder)/README.md):

      1. **\(exercises[0])** (guided): Write: what it is about, in a few words.
      2. **\(exercises[1])** (applied): Write: what it is about, in a few words.
      3. **\(exercises[2])** (stretch): Write: what it is about, in a few words.

      ```sh
      swift test --filter \(name)Exercises
      ```

      They fail until they are solved, and say what is not true yet. Each has three hints.

      ## On stage

      For the instructor: \(Self.minutesOfLesson) minutes, without the exercises \
      (\(Self.minutesOfExercises) more). Build before the room fills:
      `swift build --build-tests`.

      | minutes | you type | what the room should see |
      |---|---|---|
      | 3 | `swift run \(name) uncontrolled` | Write: what hurts |
      | 5 | the diff above | Write: the lines that matter |
      | 2 | `swift run \(name) controlled --context preview` | Write: what is at once there |
      | 2 | `swift run \(name) compare` | Write: what is different |
      | 3 | `swift test --filter \(name)Tests` | some milliseconds |

      **The question to ask**: Write: the question, and what to ask when the answer comes.

      **When it goes wrong**
      - *Write: what somebody sees*: Write: what to do.

      **How to reset**: `git checkout Chapters/\(folder)`. Write: what else was touched, and how to get it
      back.

      ## Where to go from here

      Write: what was learned, and where it comes back. Then one experiment: "change this, run that: what
      do you expect?"

      ```sh
      swift run \(name) controlled --context preview
      ```
      """
    )
  }
}
