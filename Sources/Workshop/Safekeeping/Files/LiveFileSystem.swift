#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileSystem {
  package static let live = onDisk()

  /// - Parameter waits: Whether it waits until what was written would survive a power cut. Only a test
  ///   that writes thousands of times may be in a hurry.
  package static func onDisk(waits: Bool = true) -> FileSystem {
    FileSystem(
      look: { path throws(FileFailure) in
        var information = stat()
        do throws(FileFailure) {
          try call(path) { lstat(path, &information) }
        } catch {
          guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
          return nil
        }
        let kind: Kind =
          switch information.st_mode & S_IFMT {
          case S_IFREG: .file
          case S_IFDIR: .folder
          case S_IFLNK: .link
          default: .other
          }
        return (kind, UInt16(information.st_mode & 0o7777))
      },
      read: { path throws(FileFailure) in
        // Without waiting: a pipe that is named like a file must not stop the program.
        let file = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
          let count = try call(path) { systemRead(file.number, &chunk, chunk.count) }
          guard count > 0 else { return data }
          data.append(contentsOf: chunk[..<count])
        }
      },
      destination: { path throws(FileFailure) in
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = try call(path) {
          bytes.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
        }
        return try text(bytes[..<count], path)
      },
      names: { path throws(FileFailure) in
        guard let folder = opendir(path) else { throw FileFailure(errno, path) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = systemNext(folder) {
          let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
          if bytes != Array(".".utf8), bytes != Array("..".utf8) {
            names.append(try text(bytes, path))
          }
        }
        return names
      },
      makeFolder: { path throws(FileFailure) in try call(path) { mkdir(path, 0o777) } },
      makeFile: { path, data, permissions throws(FileFailure) in
        let file = try OpenFile(
          path,
          O_WRONLY | O_CREAT | O_EXCL,
          permissions == nil ? 0o666 : 0o600
        )
        var rest = data[...]
        while !rest.isEmpty {
          let count = try call(path) {
            rest.withUnsafeBytes { systemWrite(file.number, $0.baseAddress, $0.count) }
          }
          rest = rest.dropFirst(count)
        }
        if let permissions { try call(path) { fchmod(file.number, mode_t(permissions)) } }
        if waits { try file.synchronize() }
      },
      makeLink: { path, destination throws(FileFailure) in
        try call(path) { symlink(destination, path) }
      },
      move: { path, new throws(FileFailure) in try call(path) { rename(path, new) } },
      moveToFree: { path, new throws(FileFailure) in
        if try isKnown({ () throws(FileFailure) in
          try call(new) { systemMoveToFree(path, new) }
        }) {
          return
        }
        var information = stat()
        if lstat(new, &information) == 0 { throw FileFailure(EEXIST, new) }
        try call(path) { rename(path, new) }
      },
      swap: { one, other throws(FileFailure) in
        try isKnown { () throws(FileFailure) in try call(one) { systemSwap(one, other) } }
      },
      remove: { path throws(FileFailure) in try call(path) { unlink(path) } },
      removeFolder: { path throws(FileFailure) in try call(path) { rmdir(path) } },
      synchronize: { path throws(FileFailure) in
        if waits { try OpenFile(path, O_RDONLY | O_DIRECTORY).synchronize() }
      },
      lock: { path throws(FileFailure) in
        let folder = try OpenFile(path, O_RDONLY | O_DIRECTORY)
        // Where the disk knows no locks there is nobody to wait for.
        while flock(folder.number, LOCK_EX) == -1 && errno == EINTR {}
        return FolderLock(folder)
      }
    )
  }
}

/// As long as somebody has it, no other process changes files. The system takes it back when the
/// process ends, however it ends.
package final class FolderLock: Sendable {
  private let folder: OpenFile
  fileprivate init(_ folder: OpenFile) { self.folder = folder }
}

/// An open file or folder, which is closed when nobody has it any more.
private final class OpenFile: Sendable {
  let number: Int32
  private let path: String

  init(_ path: String, _ flags: Int32, _ permissions: mode_t = 0) throws(FileFailure) {
    self.path = path
    number = try call(path) { open(path, flags | O_CLOEXEC, permissions) }
  }

  deinit { close(number) }

  /// Returns when what was written is on the disk, where the disk knows how.
  func synchronize() throws(FileFailure) {
    #if canImport(Darwin)
      // The plain call leaves the data in the drive's own memory there.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    do throws(FileFailure) {
      try call(path) { fsync(number) }
    } catch {
      guard [EINVAL, ENOTSUP].contains(error.code) else { throw error }
    }
  }
}

/// Makes a system call again for as long as a signal gets in its way.
@discardableResult
private func call<Count: SignedInteger>(
  _ path: String,
  _ call: () -> Count
) throws(FileFailure) -> Count {
  while true {
    let result = call()
    if result != -1 { return result }
    guard errno == EINTR else { throw FileFailure(errno, path) }
  }
}

/// Whether the disk knows a call; what it says to a call that it knows is thrown.
private func isKnown(_ work: () throws(FileFailure) -> Int32) throws(FileFailure) -> Bool {
  do throws(FileFailure) {
    _ = try work()
    return true
  } catch {
    guard [EINVAL, ENOSYS, ENOTSUP].contains(error.code) else { throw error }
    return false
  }
}

private func text(_ bytes: some Collection<UInt8>, _ path: String) throws(FileFailure) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw FileFailure(EILSEQ, "\(path)/\(String(decoding: bytes, as: UTF8.self))")
  }
  return text
}

extension Int32 {
  static let isFolder = EISDIR
  static let isNoFolder = ENOTDIR
  static let isNeither = EINVAL
  static let isThere = EEXIST
  static let isOnAnotherDisk = EXDEV
  static let isNotThere = ENOENT
}

// Names for system calls that no closure hides.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
  read($0, $1, $2)
}
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }

#if canImport(Darwin)
  private func systemNext(_ folder: UnsafeMutablePointer<DIR>) -> UnsafeMutablePointer<dirent>? {
    readdir(folder)
  }

  private func systemSwap(_ one: String, _ other: String) -> Int32 {
    renamex_np(one, other, UInt32(RENAME_SWAP))
  }

  private func systemMoveToFree(_ path: String, _ new: String) -> Int32 {
    renamex_np(path, new, UInt32(RENAME_EXCL))
  }
#else
  private func systemNext(_ folder: OpaquePointer) -> UnsafeMutablePointer<dirent>? {
    readdir(folder)
  }

  private func systemSwap(_ one: String, _ other: String) -> Int32 {
    renameWithFlags(one, other, 2)
  }

  private func systemMoveToFree(_ path: String, _ new: String) -> Int32 {
    renameWithFlags(path, new, 1)
  }

  /// The C library has `renameat2`, and its headers show it to C programs only that ask for it.
  private func renameWithFlags(_ path: String, _ new: String, _ flags: UInt32) -> Int32 {
    typealias Call =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return -1
    }
    return unsafeBitCast(symbol, to: Call.self)(AT_FDCWD, path, AT_FDCWD, new, flags)
  }
#endif
