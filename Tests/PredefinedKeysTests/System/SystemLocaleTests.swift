import Foundation
import Testing
import UIEnvironmentPredefinedKeys
import UIKit

@Suite struct SystemLocaleTests {
  private func locale(_ variables: [String: String]) -> String? {
    SystemLocale.locale { variables[$0] }?.identifier
  }

  @Test(arguments: [
    ("pl_PL.UTF-8", "pl_PL"), ("de", "de"), ("es_419", "es_419"), ("fil_PH.UTF-8", "fil_PH"),
    ("de_DE@euro", "de_DE"), ("de_DE.ISO-8859-15@euro", "de_DE"),
    ("sr_RS@latin", "sr_Latn_RS"), ("sr_RS.UTF-8@latin", "sr_Latn_RS"),
    ("uz_UZ@cyrillic", "uz_Cyrl_UZ"),
    ("ks_IN.UTF-8@devanagari", "ks_Deva_IN"), ("ca_ES.UTF-8@valencia", "ca_ES_VALENCIA"),
  ])
  func `a name becomes Foundation's`(name: String, identifier: String) {
    #expect(locale(["LANG": name]) == identifier)
  }

  @Test func `a script that a modifier names is the locale's`() throws {
    let locale = try #require(SystemLocale.locale { _ in "sr_RS.UTF-8@latin" })
    #expect(locale.language.script == .latin)
    #expect(locale.region == "RS")
  }

  @Test(arguments: [
    "", "C", "C.UTF-8", "POSIX", "english", "pl-PL", "pl_", "pl_Poland", "PL_pl", "_PL",
  ])
  func `what names no locale leaves Foundation's in force`(name: String) {
    #expect(locale(["LANG": name]) == nil)
  }

  @Test func `nothing set leaves Foundation's in force`() {
    #expect(locale([:]) == nil)
    #expect(SystemLocale.calendar { _ in nil } == nil)
  }

  @Test func `the stronger variable wins, and an empty one counts as unset`() {
    var variables = ["LANG": "de_DE.UTF-8"]
    variables["LC_TIME"] = "fr_FR.UTF-8"
    #expect(locale(variables) == "fr_FR")
    variables["LC_MESSAGES"] = "it_IT.UTF-8"
    #expect(locale(variables) == "it_IT")
    variables["LC_ALL"] = ""
    #expect(locale(variables) == "it_IT")
    variables["LC_ALL"] = "pl_PL.UTF-8"
    #expect(locale(variables) == "pl_PL")
  }

  @Test func `C in the strongest variable is not overruled by a weaker one`() {
    #expect(locale(["LC_ALL": "C", "LANG": "pl_PL.UTF-8"]) == nil)
  }

  @Test(arguments: [
    ("fa_IR.UTF-8", Calendar.Identifier.persian), ("th_TH.UTF-8", .buddhist),
    ("pl_PL.UTF-8", .gregorian),
  ])
  func `the calendar is that of the locale, in the system's time zone`(
    name: String, identifier: Calendar.Identifier
  ) throws {
    let calendar = try #require(SystemLocale.calendar { $0 == "LANG" ? name : nil })
    #expect(calendar.identifier == identifier)
    #expect(calendar.locale?.identifier == String(name.prefix(5)))
    #expect(calendar.timeZone == .current)
  }

  @Test func `a view reads the locale that the process's environment names, if nothing is set`()
    async
  {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setSystemLocale("ar_EG.UTF-8")
        let (view, polish) = (UIView(), UIView())
        polish.environment(\.locale, Locale(identifier: "pl_PL"))
        #expect(view.environmentValue(\.locale).identifier == "ar_EG")
        #expect(view.environmentValue(\.calendar).locale?.identifier == "ar_EG")
        #expect(view.environmentValue(\.layoutDirection) == .rightToLeft)
        #expect(polish.environmentValue(\.locale).identifier == "pl_PL")
      }
    }
  }
}
