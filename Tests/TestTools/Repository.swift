import Foundation

/// The top of this repository.
package let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
