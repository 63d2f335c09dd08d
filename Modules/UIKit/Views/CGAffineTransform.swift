public import Foundation

/// A transform of the plane that keeps parallel lines parallel: the matrix `[a b; c d; tx ty]`.
///
/// It stands in for Core Graphics' type of the same name, which Foundation lacks off Apple
/// platforms: same members, same order of multiplication.
public struct CGAffineTransform: Equatable, Codable, Sendable {
  /// How much of x goes into the new x.
  public var a: CGFloat
  /// How much of x goes into the new y.
  public var b: CGFloat
  /// How much of y goes into the new x.
  public var c: CGFloat
  /// How much of y goes into the new y.
  public var d: CGFloat
  /// The shift of x.
  public var tx: CGFloat
  /// The shift of y.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform of all zeros, as Core Graphics does.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform that takes a point (x, y) to (ax + cy + tx, bx + dy + ty).
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a shift.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, in radians; positive turns the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies this one first and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that shifts first and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that scales first and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that rotates first and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one, or this one itself if nothing can undo it.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The place to which the transform takes this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a vector, transformed; shifts do not matter.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    let topLeft = CGPoint(x: minX, y: minY).applying(t)
    let topRight = CGPoint(x: maxX, y: minY).applying(t)
    let bottomLeft = CGPoint(x: minX, y: maxY).applying(t)
    let bottomRight = CGPoint(x: maxX, y: maxY).applying(t)
    let left = min(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let top = min(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    let right = max(topLeft.x, topRight.x, bottomLeft.x, bottomRight.x)
    let bottom = max(topLeft.y, topRight.y, bottomLeft.y, bottomRight.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
