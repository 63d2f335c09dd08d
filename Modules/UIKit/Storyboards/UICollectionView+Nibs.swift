extension UICollectionView {
  /// Has the collection make cells from the nib for the identifier; `nil` takes that back.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(
      under: ReuseKey(kind: ReuseKey.cell, identifier: identifier),
      nib.map { nib in { @MainActor in nib.makeView(as: UICollectionViewCell.self) } })
  }

  /// Has the collection make supplementary views of the kind from the nib for the identifier; `nil`
  /// takes that back.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      under: ReuseKey(kind: kind, identifier: identifier),
      nib.map { nib in { @MainActor in nib.makeView(as: UICollectionReusableView.self) } })
  }
}
