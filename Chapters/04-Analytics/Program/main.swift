import AnalyticsChapter

await AnalyticsDemo.main()
