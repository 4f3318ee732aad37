import Dependencies

/// A client with all three values, and two endpoints.
struct Greeter: Sendable {
  var source: String
  var hello: @Sendable () -> String = { "hello" }
  var goodbye: @Sendable () -> String = { "goodbye" }
}

enum GreeterKey: DependencyKey {
  static let liveValue = Greeter(source: "live")
  static let previewValue = Greeter(source: "preview")
  static let testValue = Greeter(source: "test")
}

extension Greeter: DependencyKey {
  static let liveValue = Greeter(source: "live, by type")
  static let testValue = Greeter(source: "test, by type")
}

/// Two numbers to override: nothing else matters about them.
enum NumberKey: DependencyKey {
  static let liveValue = -1
  static let testValue = 0
}

enum OtherNumberKey: DependencyKey {
  static let liveValue = -1
  static let testValue = 0
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }

  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var otherNumber: Int {
    get { self[OtherNumberKey.self] }
    set { self[OtherNumberKey.self] = newValue }
  }
}

/// What `\.number` is here.
func currentNumber() -> Int {
  @Dependency(\.number) var number
  return number
}
