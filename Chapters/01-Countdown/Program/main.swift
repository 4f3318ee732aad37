import CountdownChapter

await CountdownDemo.main()
