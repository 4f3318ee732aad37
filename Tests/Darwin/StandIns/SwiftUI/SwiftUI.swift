// What the samples of the lessons name of SwiftUI. The builders take any view and forget it, so
// that a sample is judged for what it says of our own types, its isolation, and its imports.

@_exported import Combine
@_exported import MacFoundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError() }
}

public struct SomeView: View {
  nonisolated init() {}
  public var body: Never { return fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { return fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Part: View>(_ parts: repeat each Part) -> SomeView {
    SomeView()
  }
  public static func buildIf<Part: View>(_ part: Part?) -> Part? { part }
  public static func buildEither(first: some View) -> SomeView { SomeView() }
  public static func buildEither(second: some View) -> SomeView { SomeView() }
}

@MainActor @preconcurrency public protocol Scene {}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

public struct WindowGroup: Scene {
  public init(@ViewBuilder content: () -> some View) {}
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public init(wrappedValue: Value) where Value: Observable {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: Self { self }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
