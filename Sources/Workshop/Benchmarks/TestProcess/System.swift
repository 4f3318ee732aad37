import OperatingSystem

/// Runs this program again in the place of this process, under another name.
///
/// Returns only if the system refuses.
func runAgain(as name: String) {
  fflush(nil)
  let arguments = [name] + CommandLine.arguments.dropFirst()
  var pointers = arguments.map { strdup($0) }
  pointers.append(nil)
  execv(pathOfThisProgram, pointers)
}

private var pathOfThisProgram: String {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    let path = [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      _NSGetExecutablePath(buffer.baseAddress!, &size)
      count = strlen(buffer.baseAddress!) + 1
    }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  #else
    "/proc/self/exe"
  #endif
}
