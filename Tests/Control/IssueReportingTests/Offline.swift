struct Offline: Error, CustomStringConvertible {
  let description = "The server is offline."
}
