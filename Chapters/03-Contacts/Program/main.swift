import ContactsChapter

await ContactsDemo.main()
