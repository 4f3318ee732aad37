import RegistrationChapter

await RegistrationDemo.main()
