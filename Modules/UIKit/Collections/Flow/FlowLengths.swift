import Foundation

/// What a section of a flow layout is told to measure, each number looked at: one that cannot be laid out is
/// reported and taken as zero.
@MainActor struct FlowLengths {
  let section: Int

  func finite(_ length: CGFloat, _ name: String) -> CGFloat {
    length.isFinite ? length : refuse(length, name)
  }

  func notNegative(_ length: CGFloat, _ name: String) -> CGFloat {
    length.isFinite && length >= 0 ? length : refuse(length, name)
  }

  func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: finite(insets.top, "the inset at the top"),
      left: finite(insets.left, "the inset on the left"),
      bottom: finite(insets.bottom, "the inset at the bottom"),
      right: finite(insets.right, "the inset on the right"))
  }

  /// The sizes of items; many that cannot be are told of once, since most often they are one.
  ///
  /// - Parameter items: which items these are, if not the first.
  func sizes(_ sizes: [CGSize], of items: [Int]? = nil) -> [CGSize] {
    guard let first = sizes.firstIndex(where: { !isPossible($0) }) else { return sizes }
    refuse(sizes[first], ofItem: items?[first] ?? first)
    return sizes.map { isPossible($0) ? $0 : .zero }
  }

  private func isPossible(_ size: CGSize) -> Bool {
    size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
  }

  private func refuse(_ length: CGFloat, _ name: String) -> CGFloat {
    Headless.report(.lists(.impossibleLength(name: name, value: length, section: section)))
    return 0
  }

  private func refuse(_ size: CGSize, ofItem item: Int) {
    Headless.report(
      .lists(
        .impossibleSize(
          width: size.width, height: size.height, indexPath: [section, item])))
  }
}
