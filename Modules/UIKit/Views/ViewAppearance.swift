/// The small properties that every view has.
struct ViewAppearance {
  var alpha: Double = 1
  var autoresizingMask: UIView.AutoresizingMask = []
}
