import Foundation
import OperatingSystem
import OutsideWorld

/// The file system: it belongs to the whole machine, and it remembers.
///
/// ```swift
/// let data = try Disk.standard.read(from: Disk.documents.appending(path: "notes.json"))
/// ```
public struct Disk: Sendable {
  /// The disk of this machine.
  public static var standard: Disk { current }

  /// The disk of this task. A test replaces it.
  @TaskLocal package static var current = Disk(
    documents: StateFolder.current.appending(path: "documents", directoryHint: .isDirectory)
  )

  /// The folder for what a person makes in an app.
  public static var documents: URL { standard.documents }

  private let documents: URL

  package init(documents: URL) {
    self.documents = documents
  }

  /// The contents of a file, or nil where there is no such file.
  public func read(from file: URL) throws(DiskError) -> Data? {
    do throws(SystemFailure) {
      let data = Data(try FileDescriptor.reading(file.path).readAll())
      SystemServices.current.footprint.note(.filesRead, of: file.path)
      return data
    } catch {
      guard error.isMissing else { throw DiskError(reading: file, error) }
      return nil
    }
  }

  /// Replaces what is in a file as a whole, and returns when it would survive a power cut.
  ///
  /// Whatever happens on the way, a full disk or the end of the process, the file is then the old
  /// one or the new one and never a part of either. Its permissions stay as they were, and where a
  /// symbolic link stands, the file behind the link is replaced.
  public func write(_ data: Data, to file: URL) throws(DiskError) {
    prepareDocuments(for: file)
    do throws(SystemFailure) {
      try DurableFile.replace(file.path, with: data)
      SystemServices.current.footprint.note(.filesWritten, of: file.path)
    } catch {
      throw DiskError(writing: file, error)
    }
  }

  /// Removes a file if it is there.
  public func remove(_ file: URL) throws(DiskError) {
    do throws(SystemFailure) {
      try DurableFile.remove(file.path)
    } catch {
      throw DiskError(removing: file, error)
    }
  }

  /// As on a phone, an app finds the folder of documents made. It makes any other folder itself.
  private func prepareDocuments(for file: URL) {
    guard file.deletingLastPathComponent().path == documents.path else { return }
    // Where this fails, the write that follows says why.
    try? FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
  }
}
