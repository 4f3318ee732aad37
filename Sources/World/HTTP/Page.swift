/// A page for a browser: one document that loads nothing.
package struct Page: Sendable {
  private let title: String
  private let icon: String
  private let style: String
  private let markup: String
  private let script: String

  /// - Parameters:
  ///   - icon: The elements of an SVG of 16 by 16, with `%23` for `#`.
  ///   - style: The bytes of a file that the package manager has embedded, as the next two.
  package init(title: String, icon: String, style: [UInt8], markup: [UInt8], script: [UInt8]) {
    self.title = title
    self.icon = icon
    self.style = String(decoding: style, as: UTF8.self)
    self.markup = String(decoding: markup, as: UTF8.self)
    self.script = String(decoding: script, as: UTF8.self)
  }

  /// The page. The browser runs only the script and the style of this response.
  ///
  /// - Parameter nonce: A word that no page can know before the response is made.
  package func response(nonce: String = Self.randomNonce()) -> Response {
    Response(
      .ok,
      type: "text/html; charset=utf-8",
      fields: [
        (name: "Content-Security-Policy", value: policy(nonce: nonce)),
        (name: "X-Frame-Options", value: "DENY"),
      ],
      body: Array(document(nonce: nonce).utf8)
    )
  }

  private func policy(nonce: String) -> String {
    [
      "default-src 'none'",
      "script-src 'nonce-\(nonce)'",
      "style-src 'nonce-\(nonce)'",
      "connect-src 'self'",
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]
    .joined(separator: "; ")
  }

  package static func randomNonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  private func document(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>\(title)</title>
    <link rel="icon" href="\(iconAddress)">
    <style nonce="\(nonce)">
    \(style)
    </style>
    </head>
    <body>
    \(markup)
    <script nonce="\(nonce)">
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private var iconAddress: String {
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
      + "\(icon.replacing("<", with: "%3C").replacing(">", with: "%3E"))%3C/svg%3E"
  }
}
