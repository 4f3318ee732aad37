// The feature with Combine, which only Apple has, and with combine-schedulers, whose module is called
// Schedulers here.

#if DEBUG && canImport(CombineSchedulers)
  import Combine
  import CombineSchedulers
  import Dependencies
  import Dispatch

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
