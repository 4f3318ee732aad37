public import Dependencies
public import WeatherClient

extension WeatherClient: DependencyKey {
  public static let liveValue = WeatherClient(source: "live", temperature: { 21 })
}
