import TemplateChapter

await TemplateDemo.main()
