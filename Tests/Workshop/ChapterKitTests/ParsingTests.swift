import ChapterKit
import Testing
