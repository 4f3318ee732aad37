import Foundation

extension DataManager {
  /// The sample of the lesson: a data manager for an app that has Foundation and no `Disk`.
  static let phoneLive = DataManager(
    load: { url in
      do {
        return try Data(contentsOf: url)
      } catch CocoaError.fileReadNoSuchFile {
        return nil
      }
    },
    save: { data, url in try data.write(to: url, options: .atomic) }
  )
}
