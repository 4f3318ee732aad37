// What `swift run workbook take` puts in the place of the live value: it is yours to write.

public import AudioRecorderClient
public import Dependencies

extension AudioRecorderClient: DependencyKey {
  /// Write it with `AVAudioRecorder`. Until then, a call reports that there is no live value.
  public static var liveValue: AudioRecorderClient { testValue }
}
