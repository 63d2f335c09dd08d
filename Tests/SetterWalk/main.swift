// Hooks every open setter of UIKit, from a module of its own, and prints what came of each that was not
// reached. A program by itself: it takes most of the entry stubs that a process has, which the tests
// are to keep.

let walk = SetterWalk()
walk.walkAll()
for setter in walk.silent { print("silent: \(setter)") }
for setter in walk.refused { print("refused: \(setter)") }
print("reached: \(walk.reached.count) of \(walk.count)")
