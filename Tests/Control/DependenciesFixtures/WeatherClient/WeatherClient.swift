public import Dependencies

/// A client whose live value is in another module.
public struct WeatherClient: Sendable {
  public var source: String
  public var temperature: @Sendable () -> Int

  public init(source: String, temperature: @escaping @Sendable () -> Int) {
    self.source = source
    self.temperature = temperature
  }
}

extension WeatherClient: TestDependencyKey {
  public static let testValue = WeatherClient(source: "test", temperature: { 0 })
}

extension DependencyValues {
  public var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
