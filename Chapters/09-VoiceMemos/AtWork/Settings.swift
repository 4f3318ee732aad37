// What `swift run workbook take` puts in the place of the command of this system.

#if canImport(UIKit)
  import UIKit
#endif

/// The settings of the system, where a person changes what an app may do.
enum Settings {
  static func open() {
    #if canImport(UIKit)
      Task { @MainActor in
        guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
        _ = await UIApplication.shared.open(settings)
      }
    #endif
  }
}
