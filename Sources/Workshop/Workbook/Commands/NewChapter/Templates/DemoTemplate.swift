extension Skeleton {
  var demo: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Sources/\(name)Demo.swift",
      """
      import ChapterKit
      import Dependencies

      @main
      struct \(name)Demo {
        static let chapter = Chapter(
          \(number),
          "\(name)",
          "\(sentence.escapedForALiteral)",
          uncontrolled: Version("Write: what it is like to live with this one.") { title in
            .feature(title, Uncontrolled\(name)())
          },
          controlled: Version("Write: what you can decide here.") { title in
            .feature(title, Controlled\(name)())
          },
          preview: { $0.continuousClock = ImmediateClock() }
        )

        static func main() async { await chapter.main() }
      }
      """
    )
  }
}

extension String {
  fileprivate var escapedForALiteral: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
