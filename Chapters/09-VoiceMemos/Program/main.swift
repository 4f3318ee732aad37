import VoiceMemosChapter

await VoiceMemosDemo.main()
