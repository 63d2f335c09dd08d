import Testing
import UIKit
import UIKitTestSupport

/// Random touches on random views with random recognizers, whose stories must all make sense.
@MainActor @Suite(.headlessUIKit) struct GestureFuzzTests {
  @Test(arguments: 1...12)
  func `whatever is touched, recognizers and views hear whole stories`(seed: Int) {
    let world = GestureWorld(seed: UInt64(seed))
    for _ in 0..<40 {
      for _ in 0..<30 { world.act() }
      world.rest()
      #expect(world.faults == [], "seed \(seed)")
      guard world.faults.isEmpty else { return }
    }
    #expect(world.recognitions > 20)
  }
}

/// Numbers that are the same for the same seed.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A view that notes which touches it has been told of.
private final class StoryView: UIView {
  var down: Set<UITouch> = []
  var faults: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !down.isDisjoint(with: touches) { faults.append("began twice") }
    down.formUnion(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !down.isSuperset(of: touches) { faults.append("moved without having begun") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches) }

  private func finish(_ touches: Set<UITouch>) {
    if !down.isSuperset(of: touches) { faults.append("over without having begun") }
    down.subtract(touches)
  }
}

@MainActor private final class GestureWorld: NSObject, UIGestureRecognizerDelegate {
  private var dice: Dice
  private let views: [StoryView]
  private var recognizers: [UIGestureRecognizer] = []
  private var under: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private let fingers: TouchDriver
  private var places: [Int: CGPoint] = [:]
  private(set) var faults: [String] = []
  private(set) var recognitions = 0

  init(seed: UInt64) {
    dice = Dice(state: seed)
    var made: [StoryView] = []
    for level in 0..<4 {
      let view = StoryView(
        frame: CGRect(x: level * 10, y: level * 10, width: 380 - level * 60, height: 300))
      view.isMultipleTouchEnabled = Bool.random(using: &dice)
      if let outer = made.last { outer.addSubview(view) }
      made.append(view)
    }
    views = made
    fingers = TouchDriver(showing: made[0])
    super.init()
    for _ in 0..<8 { addRecognizer() }
    for _ in 0..<4 { pick(recognizers).require(toFail: pick(recognizers)) }
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &dice)]
  }

  private func flip(_ chances: Int = 2) -> Bool { Int.random(in: 0..<chances, using: &dice) == 0 }

  private func addRecognizer() {
    let action = Selector(GestureWorld.called, name: "called")
    let recognizer: UIGestureRecognizer
    switch Int.random(in: 0..<6, using: &dice) {
    case 0:
      let tap = UITapGestureRecognizer(target: self, action: action)
      tap.numberOfTapsRequired = flip() ? 1 : 2
      tap.numberOfTouchesRequired = flip(4) ? 2 : 1
      recognizer = tap
    case 1: recognizer = UILongPressGestureRecognizer(target: self, action: action)
    case 2: recognizer = UIPanGestureRecognizer(target: self, action: action)
    case 3: recognizer = UISwipeGestureRecognizer(target: self, action: action)
    case 4: recognizer = UIPinchGestureRecognizer(target: self, action: action)
    default: recognizer = UIRotationGestureRecognizer(target: self, action: action)
    }
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = flip()
    recognizer.delaysTouchesBegan = flip(3)
    recognizer.delaysTouchesEnded = flip()
    recognizers.append(recognizer)
    pick(views).addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { flip(3) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !flip(6) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !flip(8) }

  func called(_ recognizer: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    switch (under[id], recognizer.state) {
    case (nil, .began) where !isDiscrete: under[id] = .began
    case (nil, .ended) where isDiscrete: break
    case (.began, .changed): break
    case (.began, .ended), (.began, .cancelled): under[id] = nil
    default:
      faults.append(
        "\(type(of: recognizer)) came to \(recognizer.state) from \(String(describing: under[id]))")
    }
    recognitions += 1
    if flip(20) {
      let other = pick(recognizers)
      other.isEnabled = false
      other.isEnabled = true
    }
    if flip(30) { pick(views).addGestureRecognizer(pick(recognizers)) }
    if flip(30) { Headless.clock.advance(by: 0.4) }
  }

  /// Does one thing with one of three fingers, or lets time pass.
  func act() {
    let finger = Int.random(in: 0..<3, using: &dice)
    if flip(4) {
      return Headless.clock.advance(by: Double.random(in: 0...0.3, using: &dice))
    }
    guard let place = places[finger] else {
      let place = CGPoint(
        x: CGFloat(Int.random(in: 0..<390, using: &dice)),
        y: CGFloat(Int.random(in: 0..<310, using: &dice)))
      places[finger] = place
      return fingers.down(place.x, place.y, finger: finger)
    }
    let reach = flip() ? 4 : 60
    let next = CGPoint(
      x: place.x + CGFloat(Int.random(in: -reach...reach, using: &dice)),
      y: place.y + CGFloat(Int.random(in: -reach...reach, using: &dice)))
    switch Int.random(in: 0..<6, using: &dice) {
    case 0, 1:
      places[finger] = nil
      fingers.up(place.x, place.y, finger: finger)
    case 2 where flip(4):
      places[finger] = nil
      fingers.cancel(place.x, place.y, finger: finger)
    default:
      places[finger] = next
      fingers.move(next.x, next.y, finger: finger)
    }
  }

  /// Lifts all fingers and waits; then nothing may be left of any gesture.
  func rest() {
    for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
      fingers.up(place.x, place.y, finger: finger)
    }
    places = [:]
    Headless.runUntilIdle()
    for recognizer in recognizers where recognizer.state != .possible {
      faults.append("\(type(of: recognizer)) rests in \(recognizer.state)")
    }
    for view in views {
      faults += view.faults
      if !view.down.isEmpty { faults.append("a touch has not ended for its view") }
    }
    if !under.isEmpty { faults.append("a gesture has not ended") }
  }
}
