import Foundation
import TestSupport
import Testing

@Suite struct GalleryTests {
  private static let steps = [
    "push", "style", "locale", "larger", "present", "again", "dismiss", "tab", "system",
  ]

  @Test func `the list names every step`() throws {
    let run = try ProgramRun("Gallery", "--list")
    #expect(run.status == 0)
    let names = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.map(String.init) == Self.steps)
  }

  @Test func `only the steps chosen are played, in their order`() throws {
    let run = try ProgramRun("Gallery", "--steps", "larger,push")
    #expect(run.status == 0)
    let titles = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0 != "UIWindow" }
    #expect(titles == ["At first", "Ask for larger text", "Push a second screen"])
    #expect(run.output.contains("SizeCategory: XL"))
  }

  @Test func `a presented screen keeps its own zone and follows the rest`() throws {
    let run = try ProgramRun("Gallery", "--steps", "present,locale,system")
    let last = try #require(run.output.components(separatedBy: "UIWindow").last)
    let zones = last.split(separator: "\n").filter { $0.contains("TimeZone: ") }
    #expect(zones.map { $0.drop { $0 == " " } } == ["TimeZone: Asia/Tokyo", "TimeZone: GMT+0100"])
    #expect(last.components(separatedBy: "Locale: pl_PL").count == 3)
  }

  @Test func `a step with nothing to do says so, and the program goes on`() throws {
    let run = try ProgramRun("Gallery", "--steps", "dismiss,tab")
    #expect(run.status == 0)
    #expect(run.output.contains("FactsController 'More facts'"))
  }

  @Test(arguments: [
    (["--steps", "push,fly"], "there is no step 'fly'; the steps are push, style,"),
    (["--steps", ""], "there is no step ''; the steps are"),
    (["--steps"], "--steps needs the names of steps"),
    (["--fast"], "unknown argument '--fast'; there are --list and --steps a,b,c"),
    (["--list", "more"], "unknown argument 'more'"),
  ])
  func `what it does not know is an error that helps`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try ProgramRun("Gallery", arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Gallery: \(message)"))
  }

  @Test func `the machine's language and time zone change nothing`() throws {
    let here = try ProgramRun("Gallery")
    let elsewhere = try ProgramRun(
      "Gallery", [], environment: ["TZ": "Asia/Tokyo", "LANG": "ar_EG.UTF-8"])
    #expect(here.status == 0)
    #expect(here.output == elsewhere.output)
    #expect(here.errors.isEmpty)
  }
}
