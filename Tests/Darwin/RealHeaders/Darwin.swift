// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift adds to the C library on macOS: calls with any number of arguments, and macros that it
// does not import.

@_exported import DarwinHeaders

public var errno: Int32 {
  get { 0 }
  set {}
}
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { { _ in } }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }

public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
public func ioctl(_ file: CInt, _ request: UInt) -> CInt { 0 }
public func ioctl(_ file: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(_ file: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer) -> CInt { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

// Known differences. On a Mac, the `Duration` of MacTypes.h does not hide Swift's, and the clocks
// have these names.
public typealias Duration = Swift.Duration
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { _CLOCK_PROCESS_CPUTIME_ID }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }
