// What `swift run workbook take` puts in the place of the live value: it is yours to write.

public import AudioPlayerClient
public import Dependencies

extension AudioPlayerClient: DependencyKey {
  /// Write it with `AVAudioPlayer`. Until then, what is called reports that there is no live value.
  public static var liveValue: AudioPlayerClient { testValue }
}
