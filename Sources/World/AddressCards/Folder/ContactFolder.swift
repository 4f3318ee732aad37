import OperatingSystem

/// Where the cards are.
package enum ContactFolder: Equatable, Sendable {
  /// A folder of `.vcf` files and of folders with more of them, as vdirsyncer keeps them.
  case folder(String)
  /// The invented people that come with the workbook.
  case bundled

  /// Names another folder than `~/.contacts`.
  package static let variable = contactsVariable

  package static var current: ContactFolder {
    chosen(variable: environmentVariable(variable), home: DisplayedPath.home)
  }

  /// The folder that the variable names; else `~/.contacts`, where it exists; else the bundled one.
  package static func chosen(variable: String?, home: String) -> ContactFolder {
    if let variable, !variable.isEmpty { return .folder(variable) }
    let own = "\(home)/.contacts"
    do throws(SystemFailure) {
      _ = try stat(of: own)
    } catch {
      // What is there and cannot be read is no reason to show other people.
      if error.isMissing { return .bundled }
    }
    return .folder(own)
  }
}
