import Foundation
import PlantedCourses

@testable import WorkshopProgram

extension PlantedCourse {
  /// With the lists that a new chapter is added to.
  static func forANewChapter() throws -> PlantedCourse {
    let workbook = try small()
    try workbook.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      let chapters: KeyValuePairs = [
        "01-Kettle": Chapter(exercises: ["Boil": [], "Whistle": []]),
      ]

      let modules: KeyValuePairs = [
        "Control/Clocks": [],
        "Workshop/BellFixtures/PlantedBells": [
          "Clocks"
        ],
      ]
      """
    )
    try workbook.write(
      "Tests/ChaptersTests/AllChapters.swift",
      """
      import ChapterKit

      @testable import KettleChapter
      @testable import OvenChapter

      let allChapters: [Chapter] = [
        KettleDemo.chapter,
        OvenDemo.chapter,
      ]
      """
    )
    for file in try ChapterTemplate(root: RepositoryCopy.original).files() {
      try workbook.write("\(ChapterTemplate.place)/\(file.path)", file.text)
    }
    try workbook.write("README.md", "| |\n|-|\n| [02](Chapters/02-Oven/README.md) | b |\n\nMore.\n")
    return workbook
  }

  /// Every file with what is in it.
  var everything: [String: String] {
    get throws {
      let paths = FileManager.default.subpaths(atPath: root.path(percentEncoded: false)) ?? []
      return try paths.filter { !$0.hasPrefix(".workbook") }.reduce(into: [:]) { files, path in
        var isFolder: ObjCBool = false
        let file = root.appending(path: path).path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { return }
        files[path] = isFolder.boolValue ? "folder" : try text(path)
      }
    }
  }
}
