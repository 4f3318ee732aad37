import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting

/// Work outside of the feature that an action asks for: described here, and run by a store.
///
/// An effect that a reducer makes and does not return never happens. So a stub that fails inside an
/// effect fails when the effect is run, not when it is made.
public struct Effect<Action>: Sendable {
  let operation: Operation

  indirect enum Operation: Sendable {
    case none
    case send(SendableAction)
    case run(TaskPriority?, @Sendable (Send<Action>) async -> Void)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(EffectID, cancelInFlight: Bool, Operation)
    case cancel(EffectID)
  }

  /// An action on its way to a store. It is made and taken on the main actor, and nowhere else.
  struct SendableAction: @unchecked Sendable {
    // A reducer runs on the main actor and returns the effect there; the store takes it there too.
    let action: Action
  }
}

extension Effect {
  public static var none: Effect { Effect(operation: .none) }

  /// Sends an action back at once.
  public static func send(_ action: Action) -> Effect {
    Effect(operation: .send(SendableAction(action: action)))
  }

  /// Runs an operation that may send actions back, with the dependencies that are in force here.
  ///
  /// An error that it throws goes to `catch`. Without `catch` it is an issue, at the line of `run`;
  /// what a cancelled operation throws is none. To send an action after its end is one, too.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return withEscapedDependencies { dependencies in
      Effect(
        operation: .run(priority) { store in
          let hasEnded = LockIsolated(false)
          defer { hasEnded.setValue(true) }
          let send = Send { action in
            if hasEnded.value { location.report(Self.sentLate(action)) }
            store(action)
          }
          await dependencies.yield {
            do {
              try await operation(send)
            } catch is CancellationError {
              return
            } catch  where Task.isCancelled {
              return
            } catch {
              if let handler { return await handler(error, send) }
              location.report(
                """
                An effect threw an error that nothing catches: \(error)

                Give the effect a "catch" that sends an action, or catch the error in the effect.
                """
              )
            }
          }
        }
      )
    }
  }

  private static func sentLate(_ action: Action) -> String {
    """
    An effect has ended, and sends an action still: \(String(customDumping: action))

    Wait in the effect for what it has started, or let it start that as an effect of its own.
    """
  }

  /// Runs effects side by side.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    Effect(operation: .merge(effects.map(\.operation)))
  }

  /// Runs effects one after the other.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  public static func concatenate(_ effects: some Collection<Effect>) -> Effect {
    Effect(operation: .concatenate(effects.map(\.operation)))
  }

  /// Makes an effect that ``cancel(id:)`` ends; and, if you say so, the next one of its name.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    Effect(operation: .cancellable(EffectID(id), cancelInFlight: cancelInFlight, operation))
  }

  /// Ends the effects that run in this store under a name.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(operation: .cancel(EffectID(id)))
  }
}

extension Effect {
  /// The same effect, with each action that it sends turned into another one.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(operation: operation.map(transform))
  }
}

extension Effect.Operation {
  fileprivate func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .none:
      .none
    case .send(let sent):
      .send(Effect<T>.SendableAction(action: transform(sent.action)))
    case .run(let priority, let body):
      .run(priority) { send in await body(Send { send(transform($0)) }) }
    case .merge(let operations):
      .merge(operations.map { $0.map(transform) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.map(transform) })
    case .cancellable(let id, let cancelInFlight, let operation):
      .cancellable(id, cancelInFlight: cancelInFlight, operation.map(transform))
    case .cancel(let id):
      .cancel(id)
    }
  }
}

/// The name of an effect that can be cancelled.
struct EffectID: Hashable, Sendable {
  private let id: UncheckedSendable<AnyHashable>

  init(_ id: some Hashable & Sendable) { self.id = UncheckedSendable(id) }
}

/// Sends actions from an effect back to the store that runs it.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Sends an action. A cancelled effect sends nothing.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
