import TestSupport
import Testing

@Suite struct CheckoutProgramTests {
  @Test func `the script is played to its end, in English or another language`() throws {
    let (english, polish) = try (ProgramRun("Checkout"), ProgramRun("Checkout", "pl"))
    for run in [english, polish] {
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
    }
    #expect(english.output.contains("label \"Total: €28.05\""))
    #expect(polish.output.contains("button \"Zapłać\""))
  }

  @Test func `the machine's language and time zone change nothing`() throws {
    let here = try ProgramRun("Checkout")
    let elsewhere = try ProgramRun(
      "Checkout", [], environment: ["TZ": "Asia/Tokyo", "LANG": "ar_EG.UTF-8"])
    #expect(here.output == elsewhere.output)
  }
}
