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

  /// The value of a field that may appear once; nil where it is absent or appears twice.
  ///
  /// A check must not rely on a field that two programs could read in two ways.
  package func only(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  package func has(_ name: String) -> Bool {
    fields.contains { $0.name == name }
  }

  /// Refuses the requests of pages that are not the server's own. Any page in a browser can send
  /// requests to this machine.
  ///
  /// A page that reaches the server under another name (DNS rebinding) is recognised by the host. A
  /// page of another site is recognised by the origin.
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
