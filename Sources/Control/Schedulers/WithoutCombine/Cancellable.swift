#if !canImport(Combine)
  /// Something that can be told to stop.
  public protocol Cancellable {
    func cancel()
  }

  extension Cancellable {
    /// Keeps it for as long as the set is kept.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(AnyCancellable(self))
    }
  }

  /// Something that stops when it is told to, or when nothing keeps it any more.
  public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    public convenience init(_ canceller: some Cancellable) {
      self.init { canceller.cancel() }
    }

    deinit { cancel() }

    public func cancel() {
      let action = action
      self.action = nil
      action?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
