// The views of the samples, and what they do to them.

extension View where Body == Never {
  public var body: Never { return fatalError() }
}

public struct Text: View {
  public init(_ text: some StringProtocol) {}
}

public struct Color: View {
  public static var clear: Color { Color() }
}

public struct Group: View {
  public init(@ViewBuilder content: () -> some View) {}
}

public typealias Form = Group
public typealias NavigationStack = Group
public typealias VStack = Group
public typealias ZStack = Group

public struct List: View {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {}

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct ButtonRole: Sendable {
  public static var destructive: Self { Self() }
}

public struct Button: View {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  public init(
    _ title: some StringProtocol,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {}
}

public struct Label: View {
  public init(_ title: some StringProtocol, systemImage name: String) {}
}

public struct ProgressView: View {
  public init() {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {}
}

public struct SecureField: View {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct TextField: View {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct Font: Sendable {
  public static func system(size: CGFloat) -> Font { Font() }
}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func swipeActions(@ViewBuilder content: () -> some View) -> some View { self }
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }

  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View { self }

  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }

  public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> some View
  ) -> some View { self }

  public func task(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
}
