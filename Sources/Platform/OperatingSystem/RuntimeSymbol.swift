/// The address of an exported function or variable, looked up by name because it may not be there.
package func runtimeSymbol(_ name: String) -> UnsafeMutableRawPointer? {
  #if canImport(Darwin)
    // RTLD_DEFAULT, a macro there.
    dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
  #else
    dlsym(nil, name)
  #endif
}
