import Course
import PlantedCourses
import Testing

@testable import Verification

/// What `VerificationEndToEnd` plants, without the toolchain: that a text has changed since is found
/// here, and not only where somebody asks for the minutes.
@Suite struct PlantedFaults {
  @Test func `what is planted still has its place`() throws {
    _ = try plantedAnswers()
    _ = try plantedCommands()
  }
}

/// Two chapters with a fault of each kind in their answers.
func plantedAnswers() throws -> RepositoryCopy {
  let copy = try twoChapters()
  let (one, two) = ("Solutions/01-Countdown", "Solutions/02-Location")
  try copy.replace(
    "    try await Task.sleep(for: .milliseconds(1))",
    with: "    try await clock.sleep(for: .seconds(180), tolerance: nil)",
    in: "\(one)/WrongAnswers/TakeControl.md"
  )
  try copy.replace(
    "+    for await _ in clock.timer",
    with: "+    for await _ in ContinuousClock().timer",
    in: "\(one)/SecondAnswers/TakeControl.md"
  )
  try copy.replaceInStarter(
    "import Dependencies",
    with: "import Dependencies\n\nlet broken: Int = \"\"",
    of: "WithoutDrift"
  )
  try copy.replaceInStarter(
    "func startButtonTapped() {",
    with: "func startButtonTapped() {\n    fatalError(\"Ouch\")",
    of: "PauseAndResume"
  )
  try copy.replaceInStarter(
    "func screenAppeared() {",
    with: "func screenAppeared() {\n    while \"\".isEmpty {}",
    of: "ListenWhileVisible"
  )
  let unsolved = try copy.text("Exercises/02-Location/ChangingAnswer.swift")
  try copy.write(
    "\(two)/ChangingAnswer.swift",
    unsolved.replacing("// TODO: ", with: "// ")
  )
  try copy.rewriteStarter(of: "ChangingAnswer")
  return copy
}

/// Two chapters with a fault of each kind in what a lesson has you type.
func plantedCommands() throws -> RepositoryCopy {
  let copy = try twoChapters()
  let lesson = "Chapters/01-Countdown/README.md"
  try copy.replace(
    "\nswift run Countdown compare",
    with: "\nswift run Countdown comparre",
    in: lesson
  )
  try copy.replace("0.0 s · outside", with: "0.0 s · inside", in: lesson)
  try copy.replace("--filter CountdownTests", with: "--filter CountdownTest_", in: lesson)
  try copy.replace("try await Task.sleep", with: "try await Task.slumber", in: lesson)
  return copy
}

/// A copy of two chapters and of all that they are built from, with unsolved exercises.
private func twoChapters() throws -> RepositoryCopy {
  let chapters = ["01-Countdown", "02-Location"]
  let folders = ["Chapters", "Exercises", "Solutions"].flatMap { place in
    chapters.map { "\(place)/\($0)" }
  }
  let copy = try RepositoryCopy(of: folders + ["Package.swift", "README.md", "Sources", "Tests"])
  for exercise in try copy.course.exercises {
    for file in exercise.files { try copy.write(file.path, file.starter(in: copy.root)) }
  }
  return copy
}

extension RepositoryCopy {
  /// Changes an exercise as it is handed out, and its starter with it.
  fileprivate func replaceInStarter(_ old: String, with new: String, of name: String) throws {
    try replace(old, with: new, in: course.exercise(name).path)
    try rewriteStarter(of: name)
  }

  fileprivate func rewriteStarter(of name: String) throws {
    let file = try course.exercise(name).files[0]
    try write(file.starterPath, file.rewrittenStarter(in: root).new)
  }
}
