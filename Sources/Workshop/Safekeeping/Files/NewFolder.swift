import Foundation
import OperatingSystem

extension FileSystem {
  /// Makes a folder with all that is to be in it, or nothing. An empty folder may be there already.
  ///
  /// The files are written beside it, under a hidden name, and get the name in one step when they are
  /// whole. That step fails where something has come into the folder meanwhile.
  package func makeFolder(
    _ path: String,
    files: [(path: String, text: String)]
  ) throws(FileFailure) {
    let aside = "\(Path.folder(of: path))/.\(Path.name(of: path))-\(UUID())"
    do throws(FileFailure) {
      try makeFolder(aside)
      for file in files {
        let place = "\(aside)/\(file.path)"
        try makeFolders(Path.folder(of: place))
        try make(.file(Data(file.text.utf8)), place)
      }
      try move(aside, path)
    } catch {
      try? removeTree(aside)
      throw error
    }
  }
}
