import Foundation
import OperatingSystem

extension Listener {
  /// Hears the microphone, on a thread of its own: waiting for sound blocks.
  static func live(_ dictation: LiveDictation) -> Listener {
    Listener { report in
      do throws(SystemFailure) {
        let orders = try HearingOrders()
        Thread.detachNewThread { Hearing(dictation, orders: orders, report: report).run() }
        return Ear(finish: { orders.give(.finish) }, cancel: { orders.give(.cancel) })
      } catch {
        Task { report(.end(.cannotStart(dictation.microphone, error))) }
        return Ear(finish: {}, cancel: {})
      }
    }
  }
}
