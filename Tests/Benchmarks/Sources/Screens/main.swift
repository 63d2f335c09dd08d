import BenchmarkSupport
import Ruka
import UIKit

// Screens under test: what it costs to launch one, to find and tap something on it, to ask a large one
// for all elements of a role, and to run a suite of small tests.

#if OptimizedInDebug
  let recorder = Recorder("screens in debug, optimized")
#elseif DEBUG
  let recorder = Recorder("screens in debug")
#else
  let recorder = Recorder("screens")
#endif
let rowCount = 40

func measureLaunch() {
  var app = App(controller: UIViewController())
  recorder.measure("S1 launch", "screen200", .microseconds, per: 1, runs: 60) { _ in
    app = App(controller: UIViewController())
    Headless.reset()
  } _: { _ in
    app = App(controller: RowScreen(rowCount: rowCount))
  }
  guard app.all(Query(.button)).count == rowCount else { fatalError("\(app.tree)") }
}

func measureTaps() {
  Headless.reset()
  let screen = RowScreen(rowCount: rowCount)
  let app = App(controller: screen, failureBehavior: .raiseException)
  let runs = 200
  recorder.measure("S2 find and tap", "screen200", .microseconds, per: 1, runs: runs) { run in
    tap("Buy \(run % rowCount)", on: app)
  }
  guard screen.taps >= 1 else { fatalError("nothing was tapped") }
}

func tap(_ title: String, on app: App) {
  do {
    try app.tapButton(title: title)
  } catch {
    fatalError("\(error)")
  }
}

/// The same for each view, if the cost is linear.
func measureQueries(viewCount: Int) {
  Headless.reset()
  let app = App(controller: TreeScreen(viewCount: viewCount))
  var found = 0
  func ask(_ role: Role) { found = app.all(Query(role)).count }
  recorder.measure("S3 role query", "views\(viewCount)", .microseconds, per: 50, runs: 5) { _ in
    for _ in 0..<50 { ask(.slider) }
  }
  guard found == viewCount / 2000 else { fatalError("\(found) sliders") }
  recorder.measure("S3 role query, many fit", "views\(viewCount)", .microseconds, per: 50, runs: 5)
  { _ in
    for _ in 0..<50 { ask(.label) }
  }
  // Those in a slider are no elements.
  guard found > viewCount / 25 else { fatalError("\(found) labels") }
  recorder.measure("S4 query per view", "views\(viewCount)", .nanoseconds, per: viewCount, runs: 20)
  { _ in ask(.slider) }
}

/// Sixty tests, each with a UIKit and an app of its own, that find, act and look.
func measureSuite() {
  recorder.measure("S5 60 tests", "screen200", .microseconds, per: 1, runs: 10) { _ in
    for test in 0..<60 {
      Headless.reset()
      let screen = RowScreen(rowCount: rowCount)
      let app = App(controller: screen, failureBehavior: .raiseException)
      tap("Buy \(test % rowCount)", on: app)
      app.settle()
      guard screen.taps == 1, app.first(Query(.label, "Item \(test % rowCount)")) != nil else {
        fatalError("\(app.tree)")
      }
    }
  }
}

measureLaunch()
measureTaps()
for viewCount in [2000, 20_000] { measureQueries(viewCount: viewCount) }
measureSuite()
