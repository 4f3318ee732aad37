// `import OperatingSystem` imports the C library as well, whose module differs between the
// platforms.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

/// The address of an exported function or variable by its name; nil where there is none.
package func runtimeSymbol(_ name: String) -> UnsafeMutableRawPointer? {
  #if canImport(Darwin)
    // RTLD_DEFAULT, a macro there.
    dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
  #else
    dlsym(nil, name)
  #endif
}
