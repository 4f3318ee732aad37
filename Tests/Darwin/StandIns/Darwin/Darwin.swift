// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C library, as far as it is judged without Darwin's headers: what both systems have, and the
// names of MacTypes.h that a name of ours might meet.

@_exported import Glibc

public typealias Byte = UInt8
public typealias Fixed = Int32
public typealias OptionBits = UInt32
public typealias Ptr = UnsafeMutablePointer<CChar>
public typealias Size = Int
public typealias Style = UInt8
