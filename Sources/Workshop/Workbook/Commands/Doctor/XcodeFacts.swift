import Foundation

/// What builds on a Mac: Xcode, or its command line tools alone.
struct XcodeFacts: Sendable {
  /// Which Xcode brings the oldest Swift that will do.
  static let advice = """
    Install Xcode 26.4 or newer, and type: \
    sudo xcode-select --switch /Applications/Xcode.app
    """

  /// As `xcode-select` says it: nil inside where nothing is chosen, nil when it does not answer.
  let developerFolder: String??

  var finding: DoctorFinding {
    switch developerFolder {
    case .none:
      .note(
        "Xcode",
        "It does not answer in time.",
        "Type xcode-select -p, and see what it waits for."
      )
    case .some(.none):
      .trouble("Xcode", "Neither Xcode nor its command line tools are chosen.", Self.advice)
    case .some(.some(let folder)) where !hasXCTest(in: folder):
      .trouble(
        "Xcode",
        "What is chosen, \(folder), has no XCTest, and the tests need it.",
        Self.advice
      )
    case .some(.some(let folder)):
      .fine("Xcode", version(of: folder).map { "\($0), \(folder)." } ?? "\(folder) is chosen.")
    }
  }

  private func hasXCTest(in folder: String) -> Bool {
    ["Platforms/MacOSX.platform/Developer/Library", "Library/Developer"].contains {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)/Frameworks/XCTest.framework")
    }
  }

  /// The command line tools have no such file.
  private func version(of folder: String) -> String? {
    let file = URL(filePath: folder).deletingLastPathComponent().appending(path: "version.plist")
    return (try? Data(contentsOf: file)).flatMap {
      try? PropertyListDecoder().decode([String: String].self, from: $0)
    }?["CFBundleShortVersionString"]
  }
}
