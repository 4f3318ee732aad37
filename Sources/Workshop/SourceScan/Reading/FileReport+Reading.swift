import Foundation

extension FileReport {
  /// Reads a file; or says in a sentence why not.
  static func read(_ path: String, _ book: RuleBook) -> (FileReport?, String?) {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard size <= SourceFiles.largest else {
      return (
        nil, "\(path) is left out: it has \(size >> 20) MB, which is no source that a person wrote."
      )
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return (nil, "\(path) cannot be read: it is left out.")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      return (nil, "\(path) is left out: it is not UTF-8.")
    }
    return (of(data, path, book), nil)
  }

  static func of(_ data: Data, _ path: String, _ book: RuleBook) -> FileReport {
    data.withUnsafeBytes { bytes in
      var reader = FileReader(path, bytes.bindMemory(to: UInt8.self), book)
      reader.read()
      return reader.report
    }
  }
}
