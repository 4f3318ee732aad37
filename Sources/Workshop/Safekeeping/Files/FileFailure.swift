import OperatingSystem

/// A system call that failed, and for which file.
package struct FileFailure: Error, Equatable {
  package let code: Int32
  package let path: String

  package init(_ code: Int32, _ path: String) {
    self.code = code
    self.path = path
  }

  /// What went wrong and what to do about it, as the end of a sentence.
  package var words: String {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: "the disk is full; make room and try again"
    case EACCES, EPERM, EROFS: "you may not read or write it; look at its permissions"
    case ENOENT: "it is not there"
    case ENAMETOOLONG: "its name is too long for this disk"
    case EISDIR, EEXIST, ENOTDIR, ENOTEMPTY: "something else is in its place; move it away"
    case EILSEQ: "its name is not text in UTF-8; rename it"
    case ERANGE: "no backup can have a higher number; move it away"
    case EINVAL: "it is neither a file nor a folder nor a link; move it away"
    default: "the system says “\(SystemFailure(code).words)”"
    }
  }
}
