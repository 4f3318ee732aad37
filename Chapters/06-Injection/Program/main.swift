import InjectionChapter

await InjectionDemo.main()
