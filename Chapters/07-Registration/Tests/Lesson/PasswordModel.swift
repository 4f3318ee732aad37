// The feature at work, for Xcode with combine-schedulers: set the flag there. It is compiled
// nowhere else, because Combine is Apple's, and the module has another name here.

#if REGISTRATION_IN_XCODE
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
