import Foundation

extension DoctorFinding {
  /// Whether the toolchain that `swift` means here can build tests: the command line tools of Xcode
  /// alone cannot.
  ///
  /// - Parameters:
  ///   - info: What `swift -print-target-info` says: nil inside when it does not run, nil when it
  ///     does not answer.
  ///   - developerFolder: Where Xcode or its command line tools are, on a Mac.
  static func toolchain(_ info: Data??, developerFolder: String??) -> DoctorFinding {
    guard let info else {
      let advice = "Type swift --version, and see what it waits for."
      return .note("Swift", "It does not answer in time.", advice)
    }
    guard let said = info.flatMap({ try? JSONDecoder().decode(TargetInfo.self, from: $0) }),
      let match = said.compilerVersion.firstMatch(of: /Swift version (\d+(\.\d+)*)/)
    else {
      return .trouble(
        "Swift",
        "There is no swift on your PATH, or it does not run.",
        "Install a toolchain from https://www.swift.org/install, and open a new terminal."
      )
    }
    let developer = developerFolder ?? nil
    let missing = said.missingModules(developerFolder: developer)
    let place = developer.map { ", with \($0)" } ?? ""
    guard missing.isEmpty else {
      return .trouble(
        "Swift",
        "\(match.1)\(place): no \(missing.joined(separator: " and no ")), so no test can be built.",
        said.isOnMac
          ? """
          Install Xcode 26.4 or newer, and type: \
          sudo xcode-select --switch /Applications/Xcode.app
          """
          : "Install a whole toolchain from https://www.swift.org/install."
      )
    }
    return .fine("Swift", "\(match.1)\(place). It can build tests.")
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeLibraryImportPaths: [String] }
    let compilerVersion: String
    let target: Target
    let paths: Paths

    var isOnMac: Bool { target.triple.contains("apple") }

    func missingModules(developerFolder: String?) -> [String] {
      let frameworks = ["Platforms/MacOSX.platform/Developer/Library", "Library/Developer"].map {
        "\(developerFolder ?? "")/\($0)/Frameworks"
      }
      return (isOnMac ? ["Testing", "XCTest"] : ["Testing"]).filter { name in
        let paths = paths.runtimeLibraryImportPaths.flatMap {
          ["\($0)/\(name).swiftmodule", "\($0)/testing/\(name).swiftmodule"]
        }
        return !(paths + frameworks.map { "\($0)/\(name).framework" }).contains {
          FileManager.default.fileExists(atPath: $0)
        }
      }
    }
  }
}
