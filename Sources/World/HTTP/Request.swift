/// One HTTP request, read whole.
package struct Request: Sendable {
  package let method: String
  package let target: String
  /// Names are in lower case: they compare without case.
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]

  /// The target without its query.
  package var path: Substring {
    target.prefix { $0 != "?" }
  }

  /// The value of a field that may appear once, and nothing if it is absent or appears twice.
  ///
  /// A field that two readers could read in two ways is worth nothing to a check.
  package func only(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  package func has(_ name: String) -> Bool {
    fields.contains { $0.name == name }
  }

  /// Lets in programs that ask for this very address and the server's own page, and no other page.
  ///
  /// A browser sends the requests of any page to this server. A page that reaches it under another
  /// name (DNS rebinding) is recognised by the host, one that posts across sites by the origin.
  func requireOwnHost(port: UInt16) throws(Refusal) {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = only("host")?.lowercased(), hosts.contains(host) else {
      throw Refusal(.forbidden, "This server is \(hosts[0]) and nothing else.")
    }
    if has("origin"), only("origin")?.lowercased() != "http://\(host)" {
      throw Refusal(.forbidden, "Another page's requests are not answered.")
    }
  }
}
