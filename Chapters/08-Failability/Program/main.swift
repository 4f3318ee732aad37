import FailabilityChapter

await FailabilityDemo.main()
