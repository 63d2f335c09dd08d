import BenchmarkSupport
import UIKit

// A screen of 200 views: 40 rows of five. By constraints, and the same frames computed by hand.

let constraints = Recorder("constraints")
let hand = Recorder("by hand")
let rowCount = 40

func checkThatBothAgree() {
  let first = ConstraintScreen(rowCount: rowCount)
  let second = HandScreen(rowCount: rowCount)
  first.root.layoutIfNeeded()
  second.root.layoutIfNeeded()
  for (row, other) in zip(first.rows, second.root.rows) {
    for (frame, wanted) in zip(row.frames, other.frames) {
      let distance = max(
        abs(frame.minX - wanted.minX), abs(frame.minY - wanted.minY),
        abs(frame.maxX - wanted.maxX), abs(frame.maxY - wanted.maxY))
      guard distance < 0.4 else { fatalError("constraints give \(frame), and not \(wanted)") }
    }
  }
}

func measureConstraints() {
  var screen = ConstraintScreen(rowCount: rowCount)
  constraints.measure("L0 building", "screen200", .microseconds, per: 1, runs: 40) { _ in
    screen = ConstraintScreen(rowCount: rowCount)
  }
  constraints.measure("L1 scratch", "screen200", .microseconds, per: 1, runs: 40) { _ in
    screen = ConstraintScreen(rowCount: rowCount)
  } _: { _ in
    screen.root.layoutIfNeeded()
  }
  constraints.measure("L2 constant", "screen200", .microseconds, per: 1, runs: 200) { run in
    screen.firstGap.constant = CGFloat(20 + run % 7)
    screen.root.layoutIfNeeded()
  }
  constraints.measure("L3 rotation", "screen200", .microseconds, per: 1, runs: 100) { run in
    screen.root.frame.size.width = CGFloat(400 + run % 7)
    screen.root.layoutIfNeeded()
  }
}

func measureByHand() {
  var screen = HandScreen(rowCount: rowCount)
  hand.measure("L0 building", "screen200", .microseconds, per: 1, runs: 40) { _ in
    screen = HandScreen(rowCount: rowCount)
  }
  hand.measure("L1 scratch", "screen200", .microseconds, per: 1, runs: 40) { _ in
    screen = HandScreen(rowCount: rowCount)
  } _: { _ in
    screen.root.layoutIfNeeded()
  }
  hand.measure("L2 constant", "screen200", .microseconds, per: 1, runs: 200) { run in
    screen.root.firstGap = CGFloat(20 + run % 7)
    screen.root.layoutIfNeeded()
  }
  hand.measure("L3 rotation", "screen200", .microseconds, per: 1, runs: 100) { run in
    screen.root.frame.size.width = CGFloat(400 + run % 7)
    screen.root.layoutIfNeeded()
  }
}

/// Microseconds for each subtree: the same for any number of them if the cost is linear.
func measureIndependentSubtrees() {
  for count in [20, 40, 80, 160] {
    var screen = ConstraintScreen(independentCount: count)
    constraints.measure("L4 scratch", "subtrees\(count)", .microseconds, per: count, runs: 20) {
      _ in
      screen = ConstraintScreen(independentCount: count)
    } _: { _ in
      screen.root.layoutIfNeeded()
    }
    constraints.measure("L5 constant", "subtrees\(count)", .microseconds, per: 1, runs: 100) {
      run in
      screen.firstGap.constant = CGFloat(100 + run % 7)
      screen.root.layoutIfNeeded()
    }
  }
}

checkThatBothAgree()
measureConstraints()
measureByHand()
measureIndependentSubtrees()
