/// How much a request may weigh, so that no client can fill the memory by talking.
package struct RequestLimits: Sendable {
  package var requestLine = 4_096
  package var head = 16_384
  package var fields = 64
  package var body = 262_144

  package init() {}
}
