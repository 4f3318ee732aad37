// The same wait with Combine, which only Apple has.

#if canImport(Combine)
  import Combine
  import Dependencies
  import Dispatch
  import Schedulers

  @MainActor
  final class PasswordModel: ObservableObject {
    @Published var password = ""
    @Published private(set) var message = ""
    @Dependency(\.mainQueue) private var mainQueue

    init(validate: @escaping (String) -> AnyPublisher<String, Never>) {
      $password
        .dropFirst()
        .debounce(for: .milliseconds(300), scheduler: mainQueue)
        .map(validate)
        .switchToLatest()
        .receive(on: mainQueue)
        .assign(to: &$message)
    }
  }
#endif
