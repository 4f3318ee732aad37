import LocationChapter

await LocationDemo.main()
