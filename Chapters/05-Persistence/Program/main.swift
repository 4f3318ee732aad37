import PersistenceChapter

await PersistenceDemo.main()
