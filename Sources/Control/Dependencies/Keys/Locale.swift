public import Foundation

extension DependencyValues {
  /// The language and the customs of the person who reads what is shown.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locales of the person who reads what is shown, the first choice first.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
}

private enum PreferredLocalesKey: DependencyKey {
  static let liveValue = Locale.preferredLanguages.map { Locale(identifier: $0) }
}
