import ChapterKit
import DependenciesTestSupport
import OutsideWorld
import Stage
import Testing

@Suite struct ChapterPreviews {
}
