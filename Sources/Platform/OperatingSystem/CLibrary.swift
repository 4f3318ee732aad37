// The C library, whatever it is called on a system: `import OperatingSystem` brings it along.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

/// The address of an exported function or variable, looked up by name because it may not be there.
package func runtimeSymbol(_ name: String) -> UnsafeMutableRawPointer? {
  #if canImport(Darwin)
    // RTLD_DEFAULT, a macro there.
    dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
  #else
    dlsym(nil, name)
  #endif
}
