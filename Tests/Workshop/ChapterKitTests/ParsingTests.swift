import ChapterKit
import Dependencies
import Testing

@Suite struct ChapterWords {
  @Test(
    arguments: [
      ("controlled --context live", Invocation(.controlled, context: .live)),
      ("--context test controlled", Invocation(.controlled, context: .test)),
      ("controlled --context=test", Invocation(.controlled, context: .test)),
      ("serve --context=live", Invocation(.own("serve"), context: .live)),
      ("samovar --context test", Invocation(.version("samovar"), context: .test)),
      ("serve", Invocation(.own("serve"))),
      (
        "serve --sweet black",
        Invocation(.own("serve"), argument: "black", values: ["--sweet": ""])
      ),
      ("-h", Invocation(.help)),
      ("help", Invocation(.help)),
      ("controlled --help --nonsense", Invocation(.help)),
    ]
  )
  func `what is typed is understood`(typed: String, invocation: Invocation) throws {
    #expect(try teapot.parse(words(typed)) == invocation)
  }

  @Test(
    arguments: [
      ("ocmpare", #"There is no command "ocmpare". Did you mean "compare"?"#),
      ("sreve", #"There is no command "sreve". Did you mean "serve"?"#),
      ("coffee", #"There is no command "coffee"."#),
      ("controlled compare", #""compare" is one command too many after "controlled"."#),
      ("controlled --contxt", #"There is no option "--contxt". Did you mean "--context"?"#),
      ("controlled -x", #"There is no option "-x"."#),
      ("samovr", #"There is no command "samovr". Did you mean "samovar"?"#),
      ("serve gren", #""gren" is no TEA: there is black, green. Did you mean "green"?"#),
      ("serve green 2", #""2" is one command too many after "serve"."#),
      ("serve green --sweet=no", "--sweet takes no value."),
      ("--context live", "--context needs a command: swift run Teapot controlled --context …"),
      ("controlled --context", "--context needs a value: --context live|preview|test."),
      (
        "controlled --context preveiw",
        #""preveiw" is not a context: it is live, preview or test. Did you mean "preview"?"#
      ),
    ]
  )
  func `what is not understood gets one sentence`(typed: String, sentence: String) throws {
    let error = #expect(throws: UsageError.self) { try teapot.parse(words(typed)) }
    #expect(error?.sentence == sentence)
  }

  private func words(_ typed: String) -> [String] {
    typed.split(separator: " ").map(String.init)
  }
}
