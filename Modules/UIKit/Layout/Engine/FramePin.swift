import Foundation

/// How a view that is not laid out by constraints lies along one axis: each of its position and
/// length as a multiple of its superview's length plus a constant, so that it follows the superview
/// as its autoresizing mask says.
struct FramePin: Equatable {
  var positionFactor = 0.0
  var position: Double
  var lengthFactor = 0.0
  var length: Double

  /// The pin of a frame that does not follow its superview.
  init(position: Double, length: Double) {
    self.position = position
    self.length = length
  }

  /// The pin of a frame of which parts stretch with the superview, in proportion to their extents,
  /// evenly if these are all zero.
  init(
    position: Double, length: Double, superviewLength: Double, flexible: (Bool, Bool, Bool)
  ) {
    self.init(position: position, length: length)
    let rest = superviewLength - position - length
    let parts = [flexible.0 ? position : nil, flexible.1 ? length : nil, flexible.2 ? rest : nil]
    let stretching = parts.compactMap { $0 }
    guard !stretching.isEmpty else { return }
    let total = stretching.reduce(0, +)
    let share = { (part: Double?) -> Double in
      guard let part else { return 0 }
      return total == 0 ? 1 / Double(stretching.count) : part / total
    }
    positionFactor = share(parts[0])
    lengthFactor = share(parts[1])
    self.position -= positionFactor * superviewLength
    self.length -= lengthFactor * superviewLength
  }
}
