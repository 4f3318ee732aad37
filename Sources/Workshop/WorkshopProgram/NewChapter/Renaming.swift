import Foundation
import Workbook

/// How a file of the template becomes one of the chapter.
extension Skeleton {
  /// One file, or none if it belongs to a module and the chapter has none; and a file for each
  /// version that is not of the pair.
  func copies(of file: SkeletonFile) -> [SkeletonFile] {
    if module == nil, file.path.contains("TemplateClient") { return [] }
    let isControlled = file.path.hasSuffix("/Controlled.swift")
    return (isControlled ? Array(typed.dropFirst()) : [typed.last!]).map { last in
      var copy = file
      if !versions.isEmpty {
        if file.path.hasSuffix("Demo.swift") { copy.text = withVersions(copy.text) }
        if file.path.hasSuffix(".md") { copy.text = withCommands(copy.text) }
      }
      let isCode = [".swift", ".diff"].contains { file.path.hasSuffix($0) }
      copy.path = renamed(copy.path, last: last)
      copy.text = renamed(copy.text, last: last)
        .replacing(Self.toWrite, with: isCode ? sentence.escapedForALiteral : sentence)
      return copy
    }
  }

  /// What is typed for the versions.
  private var typed: [String] { versions.isEmpty ? ["uncontrolled", "controlled"] : versions }

  private func renamed(_ text: String, last: String) -> String {
    var text = text
    for (old, new) in [
      ("UncontrolledTemplate", "\(Self.typeName(typed[0]))Template"),
      ("Uncontrolled.swift", "\(Self.typeName(typed[0])).swift"),
      ("ControlledTemplate", "\(Self.typeName(last))Template"),
      ("Controlled.swift", "\(Self.typeName(last)).swift"),
      ("TemplateClient", module ?? "TemplateClient"),
      ("99-Template", folder),
      ("99 Template", "\(twoDigits(number)) \(name)"),
      ("    99,\n", "    \(number),\n"),
      ("TEMPLATE", name.uppercased()),
      ("Template", name),
    ] {
      text = text.replacing(old, with: new)
    }
    return text
  }

  /// `live-by-default` is `LiveByDefault` in code.
  static func typeName(_ word: String) -> String {
    word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The lines of the pair in the demo, for these versions.
  private func withVersions(_ demo: String) -> String {
    let lines = demo.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("    uncontrolled: Version(") }),
      let end = lines.firstIndex(where: { $0.hasPrefix("    preview: ") })
    else { return demo }
    let rows = versions.enumerated().flatMap { index, word in
      let scene = "        .feature(title, \(Self.typeName(word))Template())"
      let opening =
        index == 0
        ? [
          "      \"\(word)\": Version(",
          "        \"Write: what it is like to live with this one.\",",
          "        isControlled: false", "      ) { title in",
        ] : ["      \"\(word)\": Version(\"Write: what you can decide here.\") { title in"]
      return opening + [scene, "      },"]
    }
    let compared = "    compare: [\"\(versions[0])\", \"\(versions.last!)\"],"
    let own = ["    versions: ["] + rows + ["    ],", compared]
    return (lines[..<start] + own + lines[end...]).joined(separator: "\n")
  }

  /// The commands of the pair in a text, for these versions: each of them is typed once.
  private func withCommands(_ text: String) -> String {
    let between = versions.dropFirst().dropLast().map { "swift run Template \($0)\n" }.joined()
    let first = text.ranges(of: "\nswift run Template controlled\n").first
    var text = text
    if let first {
      text.replaceSubrange(first, with: "\n\(between)swift run Template controlled\n")
    }
    for (old, new) in [
      ("run Template uncontrolled", "run Template \(versions[0])"),
      ("run Template controlled", "run Template \(versions.last!)"),
      ("workbook diff Template", "workbook diff Template \(versions[0]) \(versions.last!)"),
    ] {
      text = text.replacing(old, with: new)
    }
    return text
  }
}

extension String {
  fileprivate var escapedForALiteral: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
