// What the sample of chapter 02 names of MapKit.

@_exported import CoreLocation
import SwiftUI

public struct Marker: View {
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public var body: Never { return fatalError() }
}

public struct Map: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: Never { return fatalError() }
}
