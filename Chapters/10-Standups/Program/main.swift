import StandupsChapter

await StandupsDemo.main()
